// Whether something is being pressed: what moved a button away between its press and its click would lose the click.

/** Milliseconds after a pointer is lifted within which its click comes, if it comes at all: a touch's comes a little later. */
const clickWithin = 400;
const once = { capture: true, once: true };

let over = Promise.resolve();

/** From now on, for `pressIsOver`; called by the island of every form that speaks of its fields while they are filled in. */
export function watchPresses(): void {
	const press = () => {
		over = new Promise((resolve) => {
			addEventListener("click", () => resolve(), once);
			addEventListener("pointercancel", () => resolve(), once);
			addEventListener("pointerup", () => setTimeout(resolve, clickWithin), once);
		});
	};
	addEventListener("pointerdown", press, true);
}

/** Resolves when nothing is pressed: at once, or when what is has been clicked or let go. */
export const pressIsOver = () => over;
