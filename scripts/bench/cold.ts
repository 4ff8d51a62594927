// Cold renders: CPU a page and an element, beside HonoX and a plain tree of as many elements, and the Worker of a commit before.
import { buildHonox, buildPlain } from "./compared.ts";
import type { Goals } from "./goals.ts";
import { builtVars, host } from "./host.ts";
import { cpuMs, median } from "./load.ts";
import { measuredPages } from "./measured-pages.ts";
import { textOf } from "./text-of.ts";

const rounds = 7;
const requests = 100;
const warmUps = 200;

interface Side {
	readonly name: string;
	readonly pid: number;
	readonly url: string;
	/** Milliseconds of a request, of all threads of its process, round by round. */
	readonly each: number[];
	readonly elements: number;
}

/** Prints; `before` is the folder of an earlier build, measured by turns with this one. */
export async function benchCold(built: string, before: string | undefined, goals: Goals): Promise<void> {
	console.log(
		`Cold renders (page memo off), CPU of a whole request, median of ${rounds} rounds of ${requests} by turns:`,
	);
	const memoOff = (folder: string) => ({ ...builtVars(folder), PAGE_MEMO_SECONDS: "0" });
	await using ours = await host(built, "index.js", 8792, memoOff(built));
	await using honox = await host(await buildHonox(), "index.js", 8801, {});
	await using plain = await host(await buildPlain(), "index.js", 8802, {});
	await using earlier = before ? await host(before, "index.js", 8803, memoOff(before)) : undefined;
	for (const [name, path] of Object.entries(measuredPages)) {
		const elements = elementsIn(await textOf(ours.url + path));
		const side = async (name: string, { pid, url }: { pid: number; url: string }, path: string): Promise<Side> => {
			return { name, pid, url: url + path, each: [], elements: elementsIn(await textOf(url + path)) };
		};
		const us = await side("ours", ours, path);
		const then = earlier && (await side("before", earlier, path));
		const sides = [us, ...(then ? [then] : []), await side("HonoX", honox, `/${elements}`)];
		sides.push(await side("plain tree", plain, `/${elements}`));
		for (const { url } of sides) await ask(url, warmUps);
		for (let round = 0; round < rounds; round++) {
			for (const { url, pid, each } of sides) {
				const start = cpuMs(pid);
				await ask(url, requests);
				each.push((cpuMs(pid) - start) / requests);
			}
		}
		const told = sides.map(
			(one) =>
				`${one.name} ${median(one.each).toFixed(2)} ms, ${one.elements} elements, ${micro(one).toFixed(2)} µs each`,
		);
		console.log(`  ${name.padEnd(11)} ${told.join("; ")}`);
		goals.hold({ name: `cold ${name}, an element`, value: micro(us), limit: 1.4, unit: "µs", digits: 2 });
		if (!then) continue;
		const ratio = median(us.each.map((ms, round) => ms / (then.each[round] ?? Number.NaN)));
		goals.hold({ name: `cold ${name} ÷ before`, value: ratio, limit: 0.5, unit: "×", digits: 2 });
	}
}

const micro = ({ each, elements }: Side) => (median(each) * 1000) / elements;

const elementsIn = (html: string) => html.match(/<[a-z]/g)?.length ?? 1;

async function ask(url: string, count: number): Promise<void> {
	for (let request = 0; request < count; request++) await (await fetch(url)).arrayBuffer();
}
