// What is said of digits that are not right.
import type { Tried } from "./codes.ts";

export function problemOf(tried: Exclude<Tried, { kind: "right" }>) {
	if (tried.kind === "ended") return { key: "proof.digits.ended" } as const;
	if (tried.left === 0) return { key: "proof.digits.last" } as const;
	return { key: "proof.digits.wrong", values: { count: tried.left } } as const;
}
