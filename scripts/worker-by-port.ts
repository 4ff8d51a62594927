// One preview runs both Workers of the build; which of them answers is told by the port that was asked, and by nothing that is said there.
import type { IncomingMessage, RequestListener } from "node:http";
import type { Plugin, PreviewServer } from "vite";

/** As `src/desk/wrangler.toml` names it. */
const desk = "farelark-desk";

/** The simulator's own headers: it would do what they say, whoever sends them. */
const simulators = /^mf-/i;
const workerHeader = "MF-Route-Override";

const ofDesk = new WeakSet<IncomingMessage>();

/** Answers with the desk's Worker. */
export function passToDesk({ middlewares }: PreviewServer): RequestListener {
	return (request, response) => {
		ofDesk.add(request);
		middlewares(request, response);
	};
}

/** Sooner than the simulator's own plugin, which makes its request of these headers, and a socket of those of an upgrade. */
export function workerByPort(): Plugin {
	return {
		name: "worker-by-port",
		enforce: "pre",
		configurePreviewServer({ middlewares, httpServer }) {
			middlewares.use((request, _response, next) => {
				choose(request);
				next();
			});
			httpServer.on("upgrade", choose);
		},
	};
}

function choose(request: IncomingMessage): void {
	const { rawHeaders, headers } = request;
	const kept: string[] = [];
	for (let at = 0; at < rawHeaders.length; at += 2) {
		const [name = "", value = ""] = rawHeaders.slice(at, at + 2);
		if (simulators.test(name)) delete headers[name.toLowerCase()];
		else kept.push(name, value);
	}
	if (ofDesk.has(request)) kept.push(workerHeader, desk);
	rawHeaders.splice(0, rawHeaders.length, ...kept);
}
