// The key of personal data: made for this machine by the build, in no file that is deployed, and missed out loud.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startWorker } from "./harness.ts";

/** Read by what serves the build on this machine, and by no deployment. */
const localVars = "farelark/.dev.vars";

async function healthWith(vars?: Record<string, string>) {
	const worker = await startWorker(vars);
	try {
		const response = await worker.get("/api/health");
		const health = (await response.json()) as { readonly bookings: unknown };
		const starts = () =>
			worker.server
				.getLogs()
				.map(({ message }: { message: unknown }) => String(message))
				.filter((line: string) => line.includes('"start":'));
		await expect.poll(starts).toHaveLength(vars ? 1 : 0);
		return { status: response.status, health, starts: starts() };
	} finally {
		await worker.close();
	}
}

it("lets the built site take bookings on this machine, as its health says", async () => {
	expect((await healthWith()).health.bookings).toEqual({ state: "on" });
});

it("is missed out loud where there is none: the site serves, and its health and one line say what it lacks", async () => {
	const { status, health, starts } = await healthWith({ DATA_KEY: "" });
	expect(status).toBe(200);
	expect(health.bookings).toEqual({ state: "off", why: "the secret DATA_KEY is not set" });
	expect(starts[0]).toContain('"start":"bookings off","why":"the secret DATA_KEY is not set"');
});

it("is in nothing that a deployment uploads", () => {
	const [, key = ""] = /^DATA_KEY=["']?([^"'\s]+)/m.exec(readFileSync(join("dist", localVars), "utf8")) ?? [];
	expect(key).toMatch(/^[\w+/]{43}=$/);
	const files = readdirSync("dist", { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
	expect(files.length).toBeGreaterThan(100);
	const holding = files.filter((file) => readFileSync(file).includes(key));
	expect(holding).toEqual([join("dist", localVars)]);
	expect(readFileSync(".gitignore", "utf8")).toContain(".dev.vars");
});
