// Every command of wrangler that a deploy, a rollback or the doctor runs is one of the wrangler that is installed, with its flags.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { experimental_getWranglerCommands } from "wrangler";
import { rollbackSteps } from "../../../scripts/deploy/deploy.ts";
import { knownOf } from "../../../scripts/deploy/known.ts";
import { full, gradual, newClass, statusCommand } from "../../../scripts/deploy/steps.ts";

const known = knownOf("production");

type Flags = Readonly<Record<string, { readonly alias?: string | readonly string[] }>>;

interface Node {
	readonly definition?: { readonly args?: Flags; readonly positionalArgs?: readonly string[] };
	readonly subtree?: ReadonlyMap<string, Node>;
}

const { registry, globalFlags } = experimental_getWranglerCommands() as unknown as {
	readonly registry: Node;
	readonly globalFlags: Flags;
};

/** Words that wrangler does not know: a command, a flag, or a value where it takes none. */
function unknownWords([tool, ...words]: readonly string[]): string[] {
	if (tool !== "wrangler") return [];
	let node = registry;
	while (node.subtree?.has(words[0] ?? "")) node = node.subtree.get(words.shift() ?? "") ?? {};
	if (!node.definition?.args) return words.slice(0, 1);
	const flags = Object.entries({ ...globalFlags, ...node.definition.args }).flatMap(([name, { alias = [] }]) =>
		[name, alias].flat(),
	);
	const strange = words.filter((word) => word.startsWith("--") && !flags.includes(word.slice(2)));
	const values = words.filter((word, at) => !word.startsWith("--") && !words[at - 1]?.startsWith("--"));
	return [...strange, ...(node.definition.positionalArgs?.length ? [] : values)];
}

const commands = [
	...[...gradual, ...full, ...rollbackSteps(undefined), ...rollbackSteps("7c9e6679")].map(({ command }) =>
		command(known),
	),
	statusCommand(known),
	{ words: ["wrangler", "secret", "list", "--env", "production", "--format", "json"] },
].map(({ words }) => words);

it.each(commands.filter(([tool]) => tool === "wrangler"))("knows %s %s %s", (...words) => {
	expect(unknownWords(words)).toEqual([]);
});

it("sees a command, a flag and a value that are none", () => {
	expect(unknownWords(["wrangler", "versions", "ship", "--env", "a"])).toEqual(["ship"]);
	expect(unknownWords(["wrangler", "deploy", "--gently"])).toEqual(["--gently"]);
	expect(unknownWords(["wrangler", "deployments", "status", "now", "--json"])).toEqual(["now"]);
});

it("says of a new class of objects what a deploy listens for", () => {
	expect(readFileSync("node_modules/wrangler/wrangler-dist/cli.js", "utf8")).toMatch(newClass);
});
