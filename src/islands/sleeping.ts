// An island before its code is there: loads it once, and keeps what the visitor does while it loads.

import type { IslandContext, IslandModule, Islands } from "./island.ts";

/**
 * `wake` loads and mounts the island, once; after a failed load (a lost connection) the next call tries again.
 * A click on a control marked `data-replay`, which means nothing without script, is kept and repeated after mounting.
 * `awake` is aborted when the island is mounted.
 */
export function sleeping(element: HTMLElement, islands: Islands): { wake(cause?: Event): void; awake: AbortSignal } {
	const up = new AbortController();
	const awake = up.signal;
	const causes: Event[] = [];
	const clicked: HTMLElement[] = [];
	let loading = false;

	element.addEventListener(
		"click",
		(event) => {
			const control = (event.target as Element).closest<HTMLElement>("[data-replay]");
			if (!control) return;
			event.preventDefault();
			event.stopImmediatePropagation();
			clicked.push(control);
			wake(event);
		},
		{ capture: true, signal: awake },
	);

	async function load(): Promise<void> {
		const { island, props, messages, texts, variables } = element.dataset;
		const code = islands[island as string] as () => Promise<IslandModule>;
		const [{ mount }, said] = await Promise.all([
			code(),
			texts ? fetch(texts).then((answer): Promise<IslandContext["messages"]> => answer.json()) : json(messages),
		]);
		const context: IslandContext = { messages: said, variables: json(variables), causes };
		await mount(element, json(props) as never, context);
		up.abort();
		element.dataset.awake = "";
		for (const control of clicked) control.click();
	}

	function wake(cause?: Event): void {
		if (cause) causes.push(cause);
		if (loading) return;
		loading = true;
		load()
			.catch((error: unknown) => {
				loading = false;
				console.error(error);
				// Who has no connection gets nothing of it either, and stays.
				return import("/reload-once.js");
			})
			.catch(() => {});
	}

	return { wake, awake };
}

function json(text: string | undefined): Record<string, string> {
	return text ? JSON.parse(text) : {};
}
