// Vite plugin: a method that a fetch cannot have is refused here with 405, as the site refuses what it does not answer; Vite would fail with 500.
import type { Connect, Plugin } from "vite";

/** Forbidden by the Fetch standard (2.2.1): no Request can be made of them. */
const unfetchable = /^(?:connect|trace|track)$/i;

export const refuseMethod: Connect.NextHandleFunction = (request, response, next) => {
	if (!unfetchable.test(request.method ?? "")) return next();
	response.writeHead(405, { Allow: "GET, HEAD, POST", "Content-Length": "0" });
	response.end();
};

export function refusedMethods(): Plugin {
	return {
		name: "refused-methods",
		configureServer: (server) => void server.middlewares.use(refuseMethod),
		configurePreviewServer: (server) => void server.middlewares.use(refuseMethod),
	};
}
