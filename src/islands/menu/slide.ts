// The movement of the menu's panel: height and opacity, 0.3 s, ease-in-out; none for those who asked for less motion.
import { animate } from "framer-motion/dom/mini";

/** Seconds. */
const slideDuration = 0.3;

/**
 * Opens or closes the panel from wherever it is, also in the middle of the opposite movement. Resolves at its end
 * with whether it got there: false when another movement took over.
 */
export async function slide(panel: HTMLElement, to: "open" | "closed"): Promise<boolean> {
	// This code moves it now, not the style sheet's animation for a menu that the browser opens.
	panel.style.animation = "none";
	const moving = movements.get(panel);
	const from = moving ? edgesNow(panel) : edges(panel, to === "open" ? "closed" : "open");
	const movement = {};
	movements.set(panel, movement);
	if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
		panel.style.height = "";
		const { height, opacity } = edges(panel, to);
		await animate(
			panel,
			{ height: [from.height, height], opacity: [from.opacity, opacity] },
			{ duration: slideDuration, ease: "easeInOut" },
		);
	}
	if (movements.get(panel) !== movement) return false;
	movements.delete(panel);
	// At rest the style sheet decides again, so that a turned phone gets its new height.
	panel.style.height = "";
	panel.style.opacity = "";
	return true;
}

/** What is moving now, by a mark of its own for each movement. */
const movements = new WeakMap<HTMLElement, object>();

interface Edges {
	readonly height: string;
	readonly opacity: number;
}

/** Pixels, because a height without a unit in common with its other end does not move. */
function edges(panel: HTMLElement, at: "open" | "closed"): Edges {
	return at === "open" ? { height: `${panel.offsetHeight}px`, opacity: 1 } : { height: "0px", opacity: 0 };
}

function edgesNow(panel: HTMLElement): Edges {
	const { height, opacity } = getComputedStyle(panel);
	return { height, opacity: Number(opacity) };
}
