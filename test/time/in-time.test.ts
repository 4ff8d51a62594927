// Work that is not waited for without an end.
import { describe, expect, it } from "vitest";
import { inTime, unlessAborted } from "../../src/time/in-time.ts";

const never = new Promise<never>(() => {});

describe("inTime", () => {
	it("gives what the work gives, or what stands for it where that takes too long", async () => {
		expect(await inTime(Promise.resolve("done"), 1000, () => "late")).toBe("done");
		expect(await inTime(never, 1, () => "late")).toBe("late");
	});

	it("rejects as the work does, and as what stands for it does", async () => {
		await expect(inTime(Promise.reject(new Error("broken")), 1000, () => "late")).rejects.toThrow("broken");
		const refuse = () => {
			throw new Error("too slow");
		};
		await expect(inTime(never, 1, refuse)).rejects.toThrow("too slow");
	});
});

describe("unlessAborted", () => {
	it("gives what the work gives, and rejects with the signal's reason while it does not", async () => {
		const { signal } = new AbortController();
		expect(await unlessAborted(Promise.resolve("done"), signal)).toBe("done");
		const stop = new AbortController();
		const waiting = unlessAborted(never, stop.signal);
		stop.abort(new Error("left"));
		await expect(waiting).rejects.toThrow("left");
	});
});
