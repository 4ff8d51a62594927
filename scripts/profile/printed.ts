// What `npm run profile` prints of a page.
import type { summarize } from "./summarize.ts";

const shown = 25;
/** What is less than this share of the time is not worth a line. */
const smallest = 0.002;

/** `cpu` is what the whole process took, in milliseconds; the profile saw the thread that runs JavaScript. */
export function printed(
	path: string,
	{ busy, functions, groups }: ReturnType<typeof summarize>,
	requests: number,
	cpu: number,
): string {
	const each = (microseconds: number) => (microseconds / requests).toFixed(0).padStart(6);
	const share = (microseconds: number) => `${((100 * microseconds) / busy).toFixed(1)} %`.padStart(7);
	const row = ({ name, place, self, whole }: (typeof functions)[number]) =>
		`${each(self)}${share(self)}${each(whole).padStart(8)}  ${name}  ${place}`;
	const ours = functions.filter(({ place }) => place.startsWith("src/")).sort((a, b) => b.whole - a.whole);
	return [
		`${path}: ${(busy / requests / 1000).toFixed(2)} ms a request in the profile (${(cpu / requests).toFixed(2)} ms CPU of the process), ${requests} requests, page memo off`,
		"\nBy group, µs a request:",
		...groups
			.filter(({ self }) => self / busy >= smallest)
			.map(({ name, self }) => `${each(self)}${share(self)}  ${name}`),
		`\nThe ${shown} dearest functions, µs a request: own time, its share, with what they call:`,
		...functions.slice(0, shown).map(row),
		`\nOur ${shown} dearest functions with what they call:`,
		...ours.slice(0, shown).map(row),
		"",
	].join("\n");
}
