// Shows on the caller's page that an agent looks at the trip, and what is proposed: a socket says that there is something new, the page is asked what.
import type { IslandContext, Mount } from "../../../islands/island.ts";
import { sendOnCall } from "./on-call.ts";
import type { ScreenProps } from "./row.ts";
import { overCode, type Standing } from "./standing.ts";

/** Below the time after which what stands between closes a silent connection. */
const pingMs = 45_000;
/** Until the next attempt, twice as long each time. */
const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

export const mount: Mount<ScreenProps> = (element, { socket: path, agent, proposals }, { messages, causes }) => {
	// Around the number, on a page that is not shared yet.
	if (!path) return sendOnCall(element, causes);
	const parts = partsOf(element);
	/** What this site answered is its own markup (src/routes.ts, `readsMarkup`). */
	const trusted = window.trustedTypes?.createPolicy("screen", { createHTML: (text) => text });
	let shown = proposals;
	let wait = firstWaitMs;
	/** Something may have been missed meanwhile, and the object may count anew. */
	let again = false;
	let missedWait = firstWaitMs;
	/** Of the page, and from then on of the last message. */
	let said = messages[`screen.${agent}`];

	function connect(): void {
		const socket = new WebSocket(path);
		let beat: ReturnType<typeof setInterval> | undefined;
		socket.addEventListener("open", () => {
			wait = firstWaitMs;
			parts.reload.hidden = true;
			beat = setInterval(() => socket.send("ping"), pingMs);
		});
		socket.addEventListener("message", ({ data }) => {
			if (data === "pong") return;
			void tell(JSON.parse(data));
		});
		socket.addEventListener("close", ({ code }) => {
			clearInterval(beat);
			parts.reload.hidden = false;
			if (code === overCode) return;
			again = true;
			setTimeout(connect, wait * (0.75 + Math.random() / 2));
			wait = Math.min(wait * 2, longestWaitMs);
		});
	}

	async function tell(standing: Standing): Promise<void> {
		const { agent, proposals } = standing;
		const isNew = again || proposals !== shown;
		again = false;
		shown = proposals;
		const news = isNew && (await refresh(standing));
		say([messages[`screen.${agent}`], news && messages[news]]);
	}

	/** A live region says what changes: the same once more would be said again. What stands there a browser may have translated. */
	function say(texts: readonly (IslandContext["messages"][string] | false | undefined)[]): void {
		const text = texts.filter(Boolean).join(" ");
		if (text !== said) parts.agent.textContent = text;
		said = text;
	}

	/** What there is to say of them: one that was not shown, or one that was taken back. */
	async function refresh(standing: Standing): Promise<"screen.news" | "screen.news.withdrawn" | false> {
		try {
			const response = await fetch(location.href);
			const text = await response.text();
			const page = new DOMParser().parseFromString(trusted?.createHTML(text) ?? text, "text/html");
			const fresh = page.querySelector("[data-proposals]");
			if (!fresh || fresh.hasAttribute("data-unread")) throw new Error("no proposals on the page");
			missedWait = firstWaitMs;
			const before = idsIn(parts.proposals);
			// Who reads or presses in it keeps the focus where nothing is new.
			const added = idsIn(fresh).some((id) => !before.includes(id));
			const taken = countIn(fresh, "withdrawn") > countIn(parts.proposals, "withdrawn");
			const led = countIn(fresh, "accepted") !== countIn(parts.proposals, "accepted");
			if (added || taken || led || idsIn(fresh).length !== before.length)
				parts.proposals.replaceChildren(...[...fresh.childNodes].map((node) => document.adoptNode(node)));
			return added ? "screen.news" : taken && "screen.news.withdrawn";
		} catch {
			parts.reload.hidden = false;
			// Nobody says it a second time: it is asked for again.
			again = true;
			setTimeout(() => void tell(standing), missedWait);
			missedWait = Math.min(missedWait * 2, longestWaitMs);
			return false;
		}
	}

	connect();
};

function partsOf(element: HTMLElement) {
	const find = (name: string) => {
		const part = element.querySelector<HTMLElement>(`[data-${name}]`);
		if (!part) throw new Error(`A shared screen without its ${name}`);
		return part;
	};
	return { agent: find("agent"), proposals: find("proposals"), reload: find("reload") };
}

function idsIn(list: Element): readonly (string | undefined)[] {
	return [...list.querySelectorAll<HTMLElement>("[data-proposal]")].map(({ dataset }) => dataset.proposal);
}

/** What was accepted on another device leads on from here too; what an agent took back is said to be. */
function countIn(list: Element, name: "accepted" | "withdrawn"): number {
	return list.querySelectorAll(`[data-${name}]`).length;
}
