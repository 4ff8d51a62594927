// How commands read their words: what is not understood, what npm kept, and what a process says then.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NotUnderstood } from "../../scripts/agency/not-understood.ts";
import { asCommand, keptByNpm, noMore, readWords, status } from "../../scripts/words.ts";

const options = { env: { type: "string", default: "production" }, dry: { type: "boolean" } } as const;

describe("an option that stands before npm's --", () => {
	it.each([
		["--dry, which npm takes for its own --dry-run", { npm_config_dry_run: "true" }, ["dry"]],
		["--env", { npm_config_env: "true" }, ["env"]],
		["no setting of npm's own that is off, as npm tells those of its files", { npm_config_dry_run: "" }, []],
		["nothing", { npm_config_environment: "x", npm_config_user_agent: "npm/11", PATH: "/bin" }, []],
	])("is seen: %s", (_, env, kept) => {
		expect(keptByNpm(options, env)).toEqual(kept);
	});

	it("is not npm's own yes, which many set for good: a command without it asks", () => {
		for (const yes of ["", "true"]) {
			expect(readWords(["list"], { yes: { type: "boolean" } }, { npm_config_yes: yes }).positionals).toEqual(["list"]);
		}
	});

	it("is refused, since the command would do without it what was not asked for", () => {
		expect(() => readWords([], options, { npm_config_dry_run: "true" })).toThrow(/npm kept --dry for itself.*put --/);
		expect(readWords(["--dry"], options, {}).values).toEqual({ env: "production", dry: true });
	});
});

it("takes no word that nothing is meant by", () => {
	expect(() => noMore([])).not.toThrow();
	expect(() => noMore(["staging"])).toThrow(NotUnderstood);
});

describe("a command", () => {
	const usage = "npm run move -- [--dry]";
	const { argv, exitCode } = process;
	const said: string[] = [];
	beforeEach(() => {
		said.length = 0;
		for (const to of ["log", "error"] as const) {
			vi.spyOn(console, to).mockImplementation((text) => void said.push(`${to}: ${text}`));
		}
	});
	afterEach(() => {
		process.argv = argv;
		process.exitCode = exitCode;
		vi.restoreAllMocks();
	});

	async function run(words: readonly string[], work = async () => status.done as number): Promise<number> {
		process.argv = ["node", "move.ts", ...words];
		await asCommand(usage, options, work);
		return Number(process.exitCode);
	}

	it("says how it is used, when asked", async () => {
		expect(await run(["--help"])).toBe(status.done);
		expect(said).toEqual([`log: ${usage}`]);
	});

	it("says so in a sentence when it is not understood, and does nothing", async () => {
		const work = vi.fn(async () => 0);
		expect(await run(["--dyr"], work)).toBe(status.notUnderstood);
		expect(said).toEqual([`error: Unknown option '--dyr'.\n\n${usage}`]);
		expect(work).not.toHaveBeenCalled();
	});

	it("ends with what its work gives, and with a sentence where that throws", async () => {
		expect(await run([], async () => status.notPossible)).toBe(status.notPossible);
		expect(await run([], () => Promise.reject(new Error("no network")))).toBe(status.failed);
		expect(said).toEqual(["error: It failed: no network"]);
		const nobody = "it's necessary to set a CLOUDFLARE_API_TOKEN environment variable for wrangler to work";
		await run([], () => Promise.reject(new Error(nobody)));
		expect(said.at(-1)).toMatch(/^error: It failed: it's necessary .*\n.*`npm exec -- wrangler login`/);
	});
});
