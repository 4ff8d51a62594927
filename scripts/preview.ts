// Serves the production build with Vite's preview, and writes the lines of the Workers' own log as they come.
import { resolve } from "node:path";
import { createLogger, type Logger, type PreviewServer, preview } from "vite";
import { workerByPort } from "./worker-by-port.ts";

interface PreviewSettings {
	readonly port: number;
	readonly host: string;
	/** Another folder with a build in its dist/. */
	readonly root?: string;
	/** Fails where the port is taken, instead of taking the next one that is free. */
	readonly strictPort?: boolean;
	/** Gets each line that a Worker logs; left out, nothing is written. */
	readonly writeLine?: (line: string) => void;
}

/** Expects a finished build in dist/. On this port is the site alone; the desk runs in the same process (desk.ts). */
export function servePreview({
	port,
	host,
	root,
	strictPort = false,
	writeLine,
}: PreviewSettings): Promise<PreviewServer> {
	// It would ask the network where this machine is.
	process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";
	return preview({
		// What another origin may read, the Workers say by themselves.
		preview: { port, host, strictPort, cors: false },
		plugins: [workerByPort()],
		...(root && { root, configFile: resolve("vite.config.ts") }),
		// At a lower level the plugin drops what the Worker logs before any logger sees it.
		...(writeLine ? { logLevel: "info", customLogger: workerLog(writeLine) } : { logLevel: "error" }),
	});
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
