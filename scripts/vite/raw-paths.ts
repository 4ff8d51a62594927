// Vite plugin: a path such as `//evil.example/` reaches the Worker as a path, as it does on Cloudflare, not as a host.
import type { Connect, Plugin } from "vite";

/** `/.` in front changes nothing in a path, but keeps two leading slashes from being read as the start of a host. */
const keepPath: Connect.NextHandleFunction = (request, _response, next) => {
	if (/^\/[/\\]/.test(request.url ?? "")) {
		request.url = `/.${request.url}`;
		request.originalUrl = request.url;
	}
	next();
};

export function rawPaths(): Plugin {
	return {
		name: "raw-paths",
		configureServer: (server) => void server.middlewares.use(keepPath),
		configurePreviewServer: (server) => void server.middlewares.use(keepPath),
	};
}
