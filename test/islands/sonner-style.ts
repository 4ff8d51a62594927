// The style sheet that the installed sonner injects, read from its module without running it in a browser.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** As a CSP source without quotes: `sha256-…`. Throws when sonner no longer injects its style this way. */
export function installedSonnerStyleHash(): string {
	const source = readFileSync(fileURLToPath(import.meta.resolve("sonner")), "utf8");
	const literal = /^__insertCSS\((".*")\);$/m.exec(source)?.[1];
	if (!literal) throw new Error("sonner's style sheet is not where it was");
	const style: string = JSON.parse(literal);
	return `sha256-${createHash("sha256").update(style).digest("base64")}`;
}
