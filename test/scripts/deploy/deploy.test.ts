// A deploy step by step, on a platform that is played: what runs in which order, and what visitors have when a step fails.
import { describe, expect, it } from "vitest";
import { deploy, dryRun, rollback } from "../../../scripts/deploy/deploy.ts";
import { knownOf } from "../../../scripts/deploy/known.ts";
import type { Answer, Command, Runner } from "../../../scripts/deploy/runner.ts";

const [before, now] = ["0db8b2a5-1c1e-4f5e-8d3b-7a4c0e9f1a2b", "7c9e6679-7425-40de-944b-e07fc1f90ae7"];
const known = knownOf("staging");

/** Answers by the beginning of a command; what is not named here works and says nothing. */
type Answers = Readonly<Record<string, Partial<Answer>>>;

const usual: Answers = {
	"wrangler deployments status": {
		output: `\n{ "versions": [{ "version_id": "${now}", "percentage": 0 }, { "version_id": "${before}", "percentage": 100 }] }\n`,
	},
	"wrangler versions upload": { output: `Uploaded farelark-staging (2.1 sec)\nWorker Version ID: ${now}\n` },
};

function platform(changes: Answers = {}) {
	const ran: Command[] = [];
	const said: string[] = [];
	const run: Runner = async (command) => {
		ran.push(command);
		const line = command.words.join(" ");
		const [, answer] = Object.entries({ ...usual, ...changes }).findLast(([start]) => line.startsWith(start)) ?? [];
		return { status: 0, output: "", ...answer };
	};
	const lines = () => ran.map(({ words }) => words.join(" "));
	return { run, say: (text: string) => said.push(text), ran, lines, said: () => said.join("\n") };
}

const origin = known.origin;
const steps = [
	"node scripts/doctor.ts --env staging",
	"wrangler deployments status --json --env staging",
	"node scripts/test.ts",
	"vite build --logLevel warn",
	`node scripts/carry.ts ${origin}`,
	"wrangler d1 migrations apply DB --remote --env staging",
	"wrangler versions upload --env staging",
	`wrangler versions deploy ${before}@100 ${now}@0 --env staging --yes`,
	`node scripts/smoke.ts ${origin} --worker farelark-staging --version ${now}`,
	`wrangler versions deploy ${now}@100 --env staging --yes`,
	"wrangler triggers deploy --env staging",
	`node scripts/smoke.ts ${origin} --version ${now}`,
	"wrangler deploy --config dist/farelark_desk/wrangler.json",
];
const asFull = [
	"node scripts/test.ts",
	"vite build --logLevel warn",
	`node scripts/carry.ts ${origin}`,
	"wrangler d1 migrations apply DB --remote --env staging",
	"wrangler deploy --env staging",
	`node scripts/smoke.ts ${origin}`,
	"wrangler deploy --config dist/farelark_desk/wrangler.json",
];

describe("a deploy", () => {
	it("asks the doctor, tests, builds for its environment, migrates, and tries the new version at 0 % before all have it", async () => {
		const site = platform();
		expect(await deploy(known, false, site)).toBe(true);
		expect(site.lines()).toEqual(steps);
		const build = site.ran.find(({ words }) => words[0] === "vite");
		expect(build?.env).toEqual({ NODE_ENV: "production", CLOUDFLARE_ENV: "staging" });
	});

	it("does nothing at all where the doctor finds an error", async () => {
		const site = platform({ "node scripts/doctor.ts": { status: 1 } });
		expect(await deploy(known, false, site)).toBe(false);
		expect(site.lines()).toEqual(steps.slice(0, 1));
		expect(site.said()).toContain("Nothing was deployed");
	});

	it.each(steps.slice(2))("stops where this fails: %s", async (step) => {
		const site = platform({ [step]: { status: 1 } });
		expect(await deploy(known, false, site)).toBe(false);
		expect(site.lines()).toEqual(steps.slice(0, steps.indexOf(step) + 1));
	});

	it("leaves the new version at 0 % where its smoke test fails, and says so", async () => {
		const site = platform({ [`node scripts/smoke.ts ${origin} --worker`]: { status: 1 } });
		expect(await deploy(known, false, site)).toBe(false);
		expect(site.lines().filter((line) => line.includes(`${now}@`))).toEqual([
			`wrangler versions deploy ${before}@100 ${now}@0 --env staging --yes`,
		]);
		expect(site.said()).toMatch(/version before has every visitor.*stays at 0 %/);
	});

	it("stops where the platform does not tell which version it has taken", async () => {
		const site = platform({ "wrangler versions upload": { output: "Uploaded" } });
		expect(await deploy(known, false, site)).toBe(false);
		expect(site.lines().at(-1)).toBe("wrangler versions upload --env staging");
	});

	it("goes to all at once where nothing is there yet", async () => {
		const said = { status: 1, output: "This Worker does not exist on your account. [code: 10007]" };
		const site = platform({ "wrangler deployments status": said });
		expect(await deploy(known, false, site)).toBe(true);
		expect(site.lines()).toEqual([...steps.slice(0, 2), ...asFull]);
	});

	it("goes to all at once where wrangler takes no second version, because a class of objects is new", async () => {
		const output =
			"This Worker has a pending Durable Object migration, which cannot be applied by `wrangler versions upload`.";
		const site = platform({ "wrangler versions upload": { status: 1, output } });
		expect(await deploy(known, false, site)).toBe(true);
		const upload = steps.indexOf("wrangler versions upload --env staging");
		expect(site.lines()).toEqual([...steps.slice(0, upload + 1), ...asFull.slice(-3)]);
	});

	it("goes to all at once by --full, and asks for nothing before", async () => {
		const site = platform();
		await deploy(known, true, site);
		expect(site.lines()).toEqual([steps[0], ...asFull]);
	});

	it("does nothing where it cannot tell what visitors have", async () => {
		const silent = platform({ "wrangler deployments status": { status: 1, output: "You are not authenticated" } });
		expect(await deploy(known, false, silent)).toBe(false);
		expect(silent.lines()).toEqual(steps.slice(0, 2));
		expect(silent.said()).toContain("not authenticated");
		expect(silent.said().trimEnd()).toMatch(/Nothing was deployed\. .*`npm exec -- wrangler login`.*$/);
	});

	it("shows by --dry exactly what it would run", () => {
		const shown = dryRun({ ...known, before, now }, false).split("\n");
		expect(shown.map((line) => line.replace(/^NODE_ENV=production CLOUDFLARE_ENV=staging /, ""))).toEqual(steps);
		expect(
			dryRun({ ...known, before, now }, true)
				.split("\n")
				.slice(-1),
		).toEqual(asFull.slice(-1));
	});
});

describe("a rollback", () => {
	it("brings back the version before, or one that is named, and tries the site", async () => {
		const site = platform();
		expect(await rollback(known, undefined, site)).toBe(true);
		expect(await rollback(known, before, site)).toBe(true);
		expect(site.lines()).toEqual([
			"wrangler rollback --env staging --yes --message npm run rollback",
			`node scripts/smoke.ts ${origin}`,
			`wrangler rollback ${before} --env staging --yes --message npm run rollback`,
			`node scripts/smoke.ts ${origin} --version ${before}`,
		]);
	});

	it("says what visitors have where it fails", async () => {
		const site = platform({ "wrangler rollback": { status: 1 } });
		expect(await rollback(known, undefined, site)).toBe(false);
		expect(site.lines()).toHaveLength(1);
		expect(site.said()).toContain("the version that they had");
	});
});
