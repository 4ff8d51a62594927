import { it } from "vitest";
import { isSample } from "../soak.ts";

/**
 * What seldom changes and is a second look at what another test has seen: races with code that is late or missing, a
 * second screen. Only from `npm run soak` on.
 */
export function rarely(name: string, test: () => Promise<void>): void {
	if (!isSample) it(name, test);
}
