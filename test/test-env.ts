// The variables of wrangler.toml, for tests that need no runtime.
import { readFileSync } from "node:fs";

/** The `[vars]` of wrangler.toml, all of them strings. */
export function testEnv(): Record<string, string> {
	const text = readFileSync(new URL("../wrangler.toml", import.meta.url), "utf8");
	const vars = text.slice(text.indexOf("[vars]"));
	return Object.fromEntries([...vars.matchAll(/^(\w+) = "(.*)"$/gm)].map(([, name = "", value = ""]) => [name, value]));
}
