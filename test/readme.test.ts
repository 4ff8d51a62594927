// README and docs/: short enough to be read, and nothing in them leads to what is not there.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { type Env, parseEnv, parseSecrets } from "../src/env.ts";
import { bookingStates, changes } from "../src/features/bookings/states.ts";
import { testEnv } from "./test-env.ts";

const root = resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const inDocs = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" }).map((file) => `docs/${file}`);
const documents = ["README.md", ...inDocs.filter((file) => file.endsWith(".md"))];

/** Targets of links and pictures that are files of this repository, as paths from its root. */
function linkedFiles(document: string): string[] {
	const targets = [...read(document).matchAll(/\]\(([^)\s]+)\)|\bsrc="([^"]+)"/g)].map((match) => match[1] ?? match[2]);
	return targets
		.filter((target) => target !== undefined)
		.filter((target) => !/^[a-z]+:/.test(target) && !target.startsWith("#"))
		.map((target) => join(dirname(document), target.replace(/#.*/, "")));
}

/** Headings of a document, as GitHub writes them after "#". */
function anchors(document: string): string[] {
	return [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
		heading
			.toLowerCase()
			.replace(/[^\p{L}\p{N}\s-]/gu, "")
			.replaceAll(" ", "-"),
	);
}

/** Paths between backticks that say their folder, or are tests: "src/env.ts", "bookings/lookup.test.ts". */
function namedFiles(document: string): string[] {
	return [...read(document).matchAll(/`([\w./-]+\.(?:tsx?|css|toml|txt))`/g)]
		.map(([, path = ""]) => path)
		.filter((path) => /^(src|scripts|test)\/|\.test\.tsx?$/.test(path));
}

/** What whoever runs the site reads, often in a hurry. */
const forOwners = [
	...["architecture", "runbook", "incidents", "lost-key"],
	...["go-live", "data-protection", "capacity", "proof"],
];

const isThere = (path: string) => existsSync(join(root, path)) || existsSync(join(root, "test", path));

/** The names under which `read` asks an environment for its variables. */
function variablesReadBy(parse: (env: Env) => unknown): string[] {
	const names = new Set<string>();
	const complete: Record<string, unknown> = {
		ASSETS: {},
		...testEnv(),
		...{ STRIPE_SECRET_KEY: "sk_test_00000000", STRIPE_WEBHOOK_SECRET: "whsec_00000000" },
		...{ TURNSTILE_SITE_KEY: "0000000000", TURNSTILE_SECRET_KEY: "0000000000" },
		...{ DUFFEL_TOKEN: "duffel_test_00000000", RESEND_API_KEY: "re_00000000" },
	};
	const watched = new Proxy(complete, {
		get: (env, name) => {
			names.add(String(name));
			return env[String(name)];
		},
	});
	parse(watched as unknown as Env);
	return [...names];
}

describe("README and docs", () => {
	it("can be read in a few minutes: at most 900 words", () => {
		const words = read("README.md").split(/\s+/).filter(Boolean);
		expect(words.length).toBeGreaterThan(300);
		expect(words.length).toBeLessThanOrEqual(900);
	});

	it("gives an owner documents of the same length", () => {
		for (const document of forOwners) {
			// The strokes of a table are no words, and a number is read at a glance.
			const words = read(`docs/${document}.md`)
				.split(/\s+/)
				.filter((word) => /\p{L}/u.test(word));
			expect(words.length, document).toBeLessThanOrEqual(900);
		}
	});

	it("links only to files that are there", () => {
		const links = documents.flatMap((document) => linkedFiles(document).map((file) => ({ document, file })));
		expect(links.length).toBeGreaterThan(50);
		expect(links.filter(({ file }) => !existsSync(join(root, file)))).toEqual([]);
	});

	it("links only to headings that are there", () => {
		const fragments = documents.flatMap((document) =>
			[...read(document).matchAll(/\]\(([\w./-]*)#([^)]+)\)/g)].map(([, file = "", fragment = ""]) => ({
				target: file ? join(dirname(document), file) : document,
				fragment,
			})),
		);
		expect(fragments.length).toBeGreaterThan(0);
		expect(fragments.filter(({ target, fragment }) => !anchors(target).includes(fragment))).toEqual([]);
	});

	it("finds each document in one click from README, and each decision in one from their index", () => {
		const fromReadme = linkedFiles("README.md");
		const fromIndex = linkedFiles("docs/decisions/README.md");
		const decisions = documents.filter((document) => document.startsWith("docs/decisions/0"));
		const others = documents.filter((document) => document !== "README.md" && !decisions.includes(document));
		expect(others.filter((document) => !fromReadme.includes(document))).toEqual([]);
		expect(decisions.filter((document) => !fromIndex.includes(document))).toEqual([]);
	});

	it("names only files that are there, where the code is described as it stands", () => {
		const missing = (document: string) => namedFiles(document).filter((path) => !isThere(path));
		const present = documents.filter((document) => !document.startsWith("docs/decisions/0"));
		for (const document of present) expect(missing(document), document).toEqual([]);
	});

	it("draws the house as it stands: every file and folder of src, features that are there, and none besides", () => {
		const drawn = [...read("docs/pictures/house.svg").matchAll(/class="c">([^<]+)</g)].map(([, name = ""]) => name);
		const rooms = readdirSync(join(root, "src")).filter((name) => name !== "features" && !name.endsWith(".d.ts"));
		const features = readdirSync(join(root, "src/features"));
		expect(drawn.filter((name) => !features.includes(name)).toSorted()).toEqual(rooms.toSorted());
		// It says "such as": a new feature is no less at home without a box.
		expect(drawn.filter((name) => features.includes(name)).length).toBeGreaterThan(7);
	});

	it("draws the way of a request by files and folders that are there", () => {
		const named = [...read("docs/pictures/request.svg").matchAll(/class="c">([^<]+)</g)].map(([, name = ""]) => name);
		expect(named.length).toBeGreaterThan(15);
		expect(named.filter((path) => !path.startsWith("src/") || !isThere(path))).toEqual([]);
	});

	it("draws a booking by the table of its states: each state, and each change that leads to another one", () => {
		const picture = read("docs/pictures/booking.svg");
		const states = [...picture.matchAll(/class="s">([^<]+)</g)].map(([, name = ""]) => name);
		expect(states.toSorted()).toEqual(bookingStates.toSorted());
		const drawn = [...picture.matchAll(/data-change="(\w+)" data-from="(\w+)" data-to="(\w+)"/g)].map((arrow) =>
			arrow.slice(1).join(" "),
		);
		const moves = Object.entries(changes).flatMap(([change, { from, to }]) =>
			from.filter((state) => to !== "same" && to !== state).map((state) => `${change} ${state} ${to}`),
		);
		expect(drawn.toSorted()).toEqual(moves.toSorted());
		const told = [...picture.matchAll(/class="m"[^>]*>([^<]+)</g)].map(([, name = ""]) => name);
		expect(new Set(told)).toEqual(new Set(moves.map((move) => move.split(" ")[0])));
	});

	it("describes every variable and binding of the Worker in docs/configuration.md", () => {
		const bindings = [...read("src/env.ts").matchAll(/^\treadonly ([A-Z]+)\??:/gm)].map(([, name = ""]) => name);
		expect(bindings.length).toBeGreaterThan(5);
		const variables = [...variablesReadBy(parseEnv), ...variablesReadBy(parseSecrets)];
		const text = read("docs/configuration.md");
		const names = [...new Set([...bindings, ...variables, ...Object.keys(testEnv())])];
		expect(names).toContain("SELLER_OF_TRAVEL_HI");
		expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
	});

	it("names only npm scripts that exist", () => {
		const { scripts } = JSON.parse(read("package.json")) as { readonly scripts: Record<string, string> };
		const named = documents.flatMap((document) =>
			[...read(document).matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, script = ""]) => script),
		);
		expect(named.length).toBeGreaterThan(20);
		expect(named.filter((script) => !(script in scripts))).toEqual([]);
	});

	it("lists every npm script among the commands or the tests", () => {
		const { scripts } = JSON.parse(read("package.json")) as { readonly scripts: Record<string, string> };
		const text = read("docs/commands.md") + read("docs/testing.md");
		const untold = Object.keys(scripts).filter(
			(script) => !text.includes(`npm run ${script}\``) && !text.includes(`npm ${script}\``),
		);
		expect(untold).toEqual([]);
	});
});
