// Commands that an owner types from the documents: each is tried by a test, or marked as one that needs an account or a hand.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const documents = [
	...["docs/deployment.md", "docs/commands.md", "docs/configuration.md", "docs/alarms.md"],
	...["docs/runbook.md", "docs/incidents.md", "docs/lost-key.md", "docs/go-live.md"],
	...["docs/data-protection.md", "docs/capacity.md", "docs/architecture.md", "docs/proof.md"],
];

/** ☁: it needs an account or another site. ✋: no test runs it; it takes minutes, waits for somebody, or writes files of this repository. */
const marks = /^ *(?:# *)?[☁✋]/;

/** What tries the others: a file, and what in it runs the command. */
const tried: Readonly<Record<string, readonly [file: string, by: string]>> = {
	"npm ci": ["test/package-lock.test.ts", "package-lock.json"],
	"npm test": ["scripts/test.ts", "runTier"],
	"npm run types": ["scripts/test.ts", '"tsc", ["--noEmit"'],
	"npm run lint": ["scripts/test.ts", '"biome", ["check"'],
	"npm run build": ["scripts/test.ts", '"vite", ["build"'],
	"npm run agency": ["test/scripts/agency-process.test.ts", "scripts/agency.ts"],
	"npm run report": ["test/scripts/report/report.test.ts", "scripts/report"],
	"npm run backup": ["test/scripts/backup/process.test.ts", 'run("backup"'],
	"npm run restore": ["test/scripts/backup/process.test.ts", 'run("restore"'],
	"npm run rotate-keys": ["test/scripts/agency-process.test.ts", "scripts/rotate-keys.ts"],
	"npm run doctor": ["test/scripts/doctor/doctor-process.test.ts", "scripts/doctor.ts"],
	"npm run deploy": ["test/scripts/deploy/deploy-process.test.ts", "scripts/deploy.ts"],
	"npm run rehearse": ["test/browser/two-versions.test.ts", "await rehearse(platform"],
	"node scripts/carry.ts": ["scripts/rehearse/wrangler.ts", "node scripts/carry.ts"],
	"node scripts/smoke.ts": ["test/worker/smoke.test.ts", "scripts/smoke.ts"],
};

interface Told {
	readonly command: string;
	readonly marked: boolean;
}

/** Commands between backticks and lines of shell blocks. */
function commandsOf(text: string): Told[] {
	const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = ""]) => block.trim().split("\n"));
	const inText = text.replace(/^```[\s\S]*?^```/gm, "").matchAll(/`([^`\n]+)`([^`\n]{0,4})/g);
	return [
		...blocks.map((line) => ({ command: line.trim(), marked: /#.*[☁✋]/.test(line) })),
		...[...inText].map(([, command = "", after = ""]) => ({ command, marked: marks.test(after) })),
	].filter(({ command }) => /^(?:npm|npx|node|wrangler|curl|openssl|[A-Z_]+=\S+ npm) \S/.test(command));
}

const nameOf = (command: string) =>
	/^npm run [\w:-]+|^npm \w+|^\w+ \S+/.exec(command.replace(/ --silent|^npm exec -- (?=node )/, ""))?.[0] ?? command;

describe.each(documents)("%s", (document) => {
	const commands = commandsOf(read(document));

	it("has no command that neither a test tries nor a mark explains", () => {
		expect(commands.length).toBeGreaterThan(0);
		const silent = commands.filter(({ command, marked }) => !marked && !(nameOf(command) in tried));
		expect(silent.map(({ command }) => command)).toEqual([]);
	});

	it("says what its marks mean", () => {
		for (const mark of ["☁", "✋"])
			if (read(document).includes(`\` ${mark}`)) expect(read(document)).toMatch(new RegExp(`${mark}:|marked ${mark}`));
	});
});

it.each(Object.entries(tried))("%s is tried there", (_, [file, by]) => {
	expect(read(file)).toContain(by);
});

it("sees a command that nobody tries", () => {
	expect(commandsOf("Then `npm run moon`, `npm run sun` ☁ and\n```sh\ncurl -s x\nnpm audit # ☁\n```\n")).toEqual([
		{ command: "curl -s x", marked: false },
		{ command: "npm audit # ☁", marked: true },
		{ command: "npm run moon", marked: false },
		{ command: "npm run sun", marked: true },
	]);
});
