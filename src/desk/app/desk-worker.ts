// The desk's Worker: nothing of it is the public site's, and without an identity provider it answers nothing at all.
import type { Env } from "../../env.ts";
import type { KeepAlive } from "../../services.ts";
import { checkPair, keepIndex } from "../find/upkeep.ts";
import { nothing } from "../frame/headers.ts";
import { createIdentify } from "../identity/identify.ts";
import { readIdentity } from "../identity/settings.ts";
import { createDeskApp } from "./desk-app.tsx";
import { createDeskServices } from "./desk-services.ts";

interface Desk {
	fetch(request: Request, env: Env, ctx: ExecutionContext): Response | Promise<Response>;
}

/** @param keepAlive the runtime's waitUntil */
export function createDeskWorker(keepAlive: KeepAlive) {
	/** One an environment object, made on its first request. */
	const desks = new WeakMap<Env, Desk>();
	return {
		fetch(request, env, ctx) {
			const desk = desks.get(env) ?? openDesk(env, keepAlive);
			desks.set(env, desk);
			return desk.fetch(request, env, ctx);
		},
		/** A desk that is closed keeps no index. */
		async scheduled(_, env) {
			if (!readIdentity(env)) return;
			const { finding, config } = createDeskServices(env, keepAlive);
			const write = (line: string) => console.log(line);
			await checkPair(finding, config.deskKey, write);
			await keepIndex(finding, write);
		},
	} satisfies ExportedHandler<Env>;
}

/** A desk that is not configured, or wrongly, is closed; why stands in the log alone. */
function openDesk(env: Env, keepAlive: KeepAlive): Desk {
	try {
		const settings = readIdentity(env);
		if (!settings) return closed("no identity provider is configured");
		return createDeskApp(createDeskServices(env, keepAlive), { identify: createIdentify(settings) });
	} catch (error) {
		return closed(error instanceof Error ? error.message : String(error));
	}
}

function closed(why: string): Desk {
	console.warn(JSON.stringify({ time: new Date().toISOString(), desk: "closed", why }));
	return { fetch: () => nothing() };
}
