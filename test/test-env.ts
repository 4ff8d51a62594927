// The variables of wrangler.toml, and a key for personal data, for tests that need no runtime.
import { readFileSync } from "node:fs";

/** The `[vars]` of wrangler.toml, all of them strings, and the secret without which nothing personal is kept. */
export function testEnv(): Record<string, string> {
	const text = readFileSync(new URL("../wrangler.toml", import.meta.url), "utf8");
	const [vars = ""] = text.slice(text.indexOf("[vars]")).split("\n[env.");
	const plain = [...vars.matchAll(/^(\w+) = "(.*)"$/gm)].map(([, name = "", value = ""]) => [name, value]);
	return { ...Object.fromEntries(plain), DATA_KEY: btoa("t".repeat(32)) };
}
