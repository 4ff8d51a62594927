// Serves the production build with Vite's preview, and writes the lines of the Worker's own log as they come.
import { resolve } from "node:path";
import { createLogger, type Logger, type PreviewServer, preview } from "vite";

interface PreviewSettings {
	readonly port: number;
	readonly host: string;
	/** Another folder with a build in its dist/. */
	readonly root?: string;
	/** Fails where the port is taken, instead of taking the next one that is free. */
	readonly strictPort?: boolean;
	/** Gets each line that the Worker logs; left out, nothing is written. */
	readonly writeLine?: (line: string) => void;
}

/** Expects a finished build in dist/. */
export function servePreview({
	port,
	host,
	root,
	strictPort = false,
	writeLine,
}: PreviewSettings): Promise<PreviewServer> {
	// It would ask the network where this machine is.
	process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";
	process.env.MINIFLARE_REGISTRY_PATH = registryOf(process.env.LOCAL_STATE ?? ".wrangler/state");
	return preview({
		preview: { port, host, strictPort },
		...(root && { root, configFile: resolve("vite.config.ts") }),
		// At a lower level the plugin drops what the Worker logs before any logger sees it.
		...(writeLine ? { logLevel: "info", customLogger: workerLog(writeLine) } : { logLevel: "error" }),
	});
}

/**
 * Where the runtimes of one database find each other's objects. The simulator's own is one for everybody on this machine: two copies
 * of this site would find each other's.
 */
export function registryOf(state: string): string {
	return resolve(state, "registry");
}

/** Where it listens, without a slash: under an address of this machine in its network there is no local one. */
export function urlOf({ resolvedUrls }: PreviewServer): string {
	const [url] = [...(resolvedUrls?.local ?? []), ...(resolvedUrls?.network ?? [])];
	if (!url) throw new Error("vite preview gave no address");
	return url.replace(/\/$/, "");
}

/** The Worker's lines are JSON; what Vite and the simulator say of themselves is not, and only their errors are shown. */
function workerLog(writeLine: (line: string) => void): Logger {
	const logger = createLogger("error");
	const passOn = (message: string) => {
		if (message.startsWith("{")) writeLine(message);
	};
	return { ...logger, info: passOn, warn: passOn, warnOnce: passOn };
}
