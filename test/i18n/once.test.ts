// What is made once: for each set of arguments, and not again where there was nothing to make.
import { expect, it } from "vitest";
import { once } from "../../src/i18n/once.ts";
import { onceOf } from "../../src/i18n/once-of.ts";

it("makes a thing once for each set of arguments, also where there is none to make", () => {
	const asked: string[] = [];
	const find = once((name: string, size: number) => {
		asked.push(name);
		return size > 0 ? { name, size } : undefined;
	});
	expect(find("a", 1)).toBe(find("a", 1));
	expect(find("a", 2)).toEqual({ name: "a", size: 2 });
	expect([find("b", 0), find("b", 0)]).toEqual([undefined, undefined]);
	expect(asked).toEqual(["a", "a", "b"]);
});

it("tries again after a failure", () => {
	let tries = 0;
	const flaky = once(() => {
		tries++;
		if (tries === 1) throw new Error("not yet");
		return tries;
	});
	expect(flaky).toThrow("not yet");
	expect([flaky(), flaky()]).toEqual([2, 2]);
});

it("works something out once of each object, and again for other arguments", () => {
	let times = 0;
	const longer = onceOf((words: readonly string[], than: number) => {
		times += 1;
		return words.filter(({ length }) => length > than);
	});
	const words = ["a", "bcd"];
	expect(longer(words, 1)).toEqual(["bcd"]);
	expect(longer(words, 1)).toBe(longer(words, 1));
	expect(times).toBe(1);
	expect(longer(words, 0)).toEqual(words);
	expect(longer([...words], 1)).toEqual(["bcd"]);
	expect(times).toBe(3);
});
