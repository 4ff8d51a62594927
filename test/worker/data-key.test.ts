// The key of personal data: made for this machine by the build, in no file that is deployed; without one: no-key.test.ts.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sharedWorker } from "./harness.ts";

/** Read by what serves the build on this machine, and by no deployment; the desk's own is there once it was opened here. */
const [localVars, deskVars] = ["farelark/.dev.vars", "farelark_desk/.dev.vars"].map((file) => join("dist", file));

it("lets the built site take bookings on this machine, as its health says", async () => {
	const health = (await (await (await sharedWorker()).get("/api/health")).json()) as { readonly bookings: unknown };
	expect(health.bookings).toEqual({ state: "on" });
});

it("is in nothing that a deployment uploads", () => {
	const [, key = ""] = /^DATA_KEY=["']?([^"'\s]+)/m.exec(readFileSync(localVars ?? "", "utf8")) ?? [];
	expect(key).toMatch(/^[\w+/]{43}=$/);
	const files = readdirSync("dist", { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
	expect(files.length).toBeGreaterThan(100);
	const holding = files.filter((file) => readFileSync(file).includes(key));
	expect(holding.filter((file) => file !== deskVars)).toEqual([localVars]);
	expect(readFileSync(".gitignore", "utf8")).toContain(".dev.vars");
});
