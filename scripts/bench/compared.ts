// Builds what our renders are measured against: an app of HonoX, and a plain tree in React.
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type InlineConfig } from "vite";
import { must } from "../run.ts";

const kept = resolve("dist/bench");

/** For bare workerd: one module with all it needs. */
function bundle(root: string, entry: string, outDir: string): InlineConfig {
	return {
		configFile: false,
		logLevel: "error",
		root,
		define: { "process.env.NODE_ENV": '"production"' },
		ssr: { noExternal: true, target: "webworker", resolve: { conditions: ["workerd", "worker", "browser"] } },
		build: {
			ssr: entry,
			outDir,
			emptyOutDir: true,
			minify: true,
			rolldownOptions: { output: { entryFileNames: "index.js", codeSplitting: false } },
		},
	};
}

/** Answers the folder of the Worker. */
export async function buildPlain(): Promise<string> {
	const outDir = join(kept, "plain");
	await build(bundle(resolve("."), resolve("scripts/bench/plain.tsx"), outDir));
	return outDir;
}

/**
 * HonoX brings sixty megabytes that nothing but the bench needs, so it is installed here, when a bench is first run, by
 * its own lock file. Answers the folder of the Worker.
 */
export async function buildHonox(): Promise<string> {
	const [from, root, outDir] = [resolve("scripts/bench/honox"), join(kept, "honox-app"), join(kept, "honox")];
	mkdirSync(root, { recursive: true });
	cpSync(from, root, { recursive: true });
	const locked = readFileSync(join(from, "package-lock.json"), "utf8");
	const installed = join(root, "node_modules/.installed");
	if (!existsSync(installed) || readFileSync(installed, "utf8") !== locked) {
		await must("npm", ["ci", "--prefix", root, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel", "error"]);
		cpSync(join(from, "package-lock.json"), installed);
	}
	await build({
		...bundle(root, join(root, "app/server.ts"), outDir),
		oxc: { jsx: { runtime: "automatic", importSource: "hono/jsx" } },
	});
	return outDir;
}
