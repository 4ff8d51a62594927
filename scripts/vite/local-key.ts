// A key for personal data on this machine: made once, kept in .dev.vars, which git ignores and no deployment reads.
import { randomBytes } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";

const file = ".dev.vars";

/** A Vite plugin, because every way of running the Worker here goes through Vite. */
export function localKey() {
	return {
		name: "local-key",
		config() {
			const before = existsSync(file) ? readFileSync(file, "utf8") : "";
			if (/^\s*(export\s+)?DATA_KEY\s*=/m.test(before)) return;
			const gap = before === "" || before.endsWith("\n") ? "" : "\n";
			appendFileSync(file, `${gap}DATA_KEY=${randomBytes(32).toString("base64")}\n`, { mode: 0o600 });
		},
	};
}
