// Fetches the code of an island before it is wanted, without running it, while the page rests.
import { whenIdle } from "./wanted.ts";

/** What a browser tells of the connection, where it does. */
interface Connected {
	readonly connection?: { readonly saveData?: boolean };
}

/** Nothing for those who save data. What does not come now comes when it is wanted. */
export function fetchAhead({ dataset: { ahead } }: HTMLElement): void {
	if (!ahead || (navigator as Connected).connection?.saveData) return;
	whenIdle(() => {
		for (const href of ahead.split(" ")) {
			document.head.appendChild(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
		}
	});
}
