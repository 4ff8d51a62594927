// What a command says to an option that it does not have: how it is used, in a sentence and a status, and nothing is done.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { share } from "../soak.ts";

const root = join(import.meta.dirname, "../..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
	readonly scripts: Readonly<Record<string, string>>;
};

/** What other programs read: vite, tsc, biome and vitest have words of their own. */
const ofOthers = ["dev", "build", "types", "lint", "fix", "baselines"];
const own = Object.entries(scripts).filter(([name]) => !ofOthers.includes(name));
const files = [...new Set(own.map(([, command]) => /^node (scripts\/[\w/-]+\.ts)/.exec(command)?.[1] ?? command))];

interface Answer {
	readonly code: number;
	readonly out: string;
	readonly error: string;
}

/** One that goes on with it is ended: it would build, measure or deploy. */
function ask(file: string): Promise<Answer> {
	return new Promise((resolve) => {
		const options = { cwd: root, timeout: 60_000, killSignal: "SIGKILL" } as const;
		execFile(process.execPath, [file, "--mistyped"], options, (error, out, told) =>
			resolve({ code: Number(error?.code ?? (error ? -1 : 0)), out, error: told }),
		);
	});
}

it("knows each command of package.json as its own or another program's", () => {
	for (const name of ofOthers) expect(scripts[name], name).toMatch(/\b(vite|tsc|biome|vitest)\b/);
	for (const [name, command] of own) expect(command, name).toMatch(/^node scripts\/[\w/-]+\.ts( --[\w-]+)?$/);
	expect(files.length).toBeGreaterThan(20);
});

describe("a mistyped option is named, with how the command is used, by", () => {
	// A process each takes half a second: `npm run soak` starts all of them.
	it.concurrent.each(share([...files, "scripts/carry.ts", "scripts/smoke.ts"], 0, 8))("%s", async (file) => {
		const { code, out, error } = await ask(file);
		expect({ code, out }, error).toEqual({ code: 2, out: "" });
		expect(error).toMatch(/^Unknown option '--mistyped'\.\n\n(npm (run |start|test)|node scripts\/)/);
		expect(error).not.toContain("    at ");
	});
});
