// The Durable Object of one trip while caller and agent talk: who has it open, and how often something was proposed. It knows neither code nor name.
import { DurableObject } from "cloudflare:workers";
import { hourMs } from "../../time/iso-date.ts";
import { mostOfOne, mostSockets, overCode, type Standing, whoHeader } from "./island/standing.ts";

/** Of who asks again every twenty seconds: two may be late. */
const agentMs = 50_000;
const writtenMs = 15_000;
/** Of a page that was loaded without a script. */
const callerMs = 120_000;

/** In milliseconds since 1970, as all times here. Nothing is kept in memory: between two messages the object may sleep. */
interface Kept {
	readonly agentUntil: number;
	readonly callerUntil: number;
	readonly proposals: number;
}

interface Attached {
	readonly until: number;
}

const key = "kept";
const nobody: Kept = { agentUntil: 0, callerUntil: 0, proposals: 0 };

export class SharedScreen extends DurableObject {
	constructor(state: DurableObjectState, env: unknown) {
		super(state, env as Cloudflare.Env);
		// Answered without waking the object, so that what stands between keeps the connection open.
		state.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
	}

	/**
	 * A caller's page connects. Who may, the site has looked at. Past the most of one browser its oldest gives way: that may be the
	 * dead end of a lost connection, and whoever copied an address cannot keep the browser out that it was made for.
	 * @param request names the browser
	 */
	override async fetch(request: Request): Promise<Response> {
		const who = request.headers.get(whoHeader) ?? "";
		const own = this.ctx.getWebSockets(who).toSorted((a, b) => endOf(a) - endOf(b));
		for (const oldest of own.slice(0, Math.max(0, own.length + 1 - mostOfOne))) oldest.close(overCode, "newer");
		const others = this.ctx.getWebSockets().length - own.length;
		if (others + Math.min(own.length, mostOfOne - 1) >= mostSockets) return new Response(null, { status: 429 });
		const { 0: theirs, 1: ours } = new WebSocketPair();
		this.ctx.acceptWebSocket(ours, [who]);
		ours.serializeAttachment({ until: Date.now() + hourMs } satisfies Attached);
		ours.send(JSON.stringify(standingOf(await this.#kept())));
		await this.#wake();
		return new Response(null, { status: 101, webSocket: theirs });
	}

	/** A browser forgot the trip. */
	async forgotten(who: string): Promise<void> {
		for (const socket of this.ctx.getWebSockets(who)) socket.close(overCode, "forgotten");
		await this.#wake();
	}

	/** A caller's page was made: it says this, and a browser without a script shows no more. */
	async callerSeen(): Promise<Standing> {
		const kept = await this.#change({ callerUntil: Date.now() + callerMs });
		return standingOf(kept);
	}

	/** An agent has the trip open. Says whether the caller has. */
	async agentSeen(): Promise<boolean> {
		const before = await this.#kept();
		const until = Date.now() + agentMs;
		// Who asks every second is written down every fifteen.
		const kept = before.agentUntil > until - writtenMs ? before : await this.#change({ agentUntil: until });
		if (standingOf(before).agent === "gone") this.#tell(kept);
		return this.ctx.getWebSockets().length > 0 || kept.callerUntil > Date.now();
	}

	/** Something new was proposed, or something that was is no more. */
	async proposed(): Promise<void> {
		const { proposals } = await this.#kept();
		this.#tell(await this.#change({ proposals: proposals + 1 }));
	}

	/** Whatever a page sends says nothing. */
	override webSocketMessage(): void {}

	override async alarm(): Promise<void> {
		const now = Date.now();
		for (const socket of this.ctx.getWebSockets()) if (endOf(socket) <= now) socket.close(overCode, "over");
		const kept = await this.#kept();
		if (kept.agentUntil > 0 && kept.agentUntil <= now) this.#tell(await this.#change({ agentUntil: 0 }));
		else await this.#wake();
	}

	async #kept(): Promise<Kept> {
		return (await this.ctx.storage.get<Kept>(key)) ?? nobody;
	}

	async #change(what: Partial<Kept>): Promise<Kept> {
		const kept = { ...(await this.#kept()), ...what };
		await this.ctx.storage.put(key, kept);
		await this.#wake();
		return kept;
	}

	#tell(kept: Kept): void {
		const message = JSON.stringify(standingOf(kept));
		for (const socket of this.ctx.getWebSockets()) socket.send(message);
	}

	/** At the next end of anything; after the last of them nothing is left here. */
	async #wake(): Promise<void> {
		const { storage } = this.ctx;
		const { agentUntil, callerUntil } = await this.#kept();
		const ends = [agentUntil, callerUntil, ...this.ctx.getWebSockets().map(endOf)];
		const next = Math.min(...ends.filter((end) => end > Date.now()));
		if (Number.isFinite(next)) return storage.setAlarm(next);
		await storage.deleteAlarm();
		await storage.deleteAll();
	}
}

function standingOf({ agentUntil, proposals }: Kept): Standing {
	return { agent: agentUntil > Date.now() ? "present" : "gone", proposals };
}

function endOf(socket: WebSocket): number {
	return (socket.deserializeAttachment() as Attached | null)?.until ?? 0;
}
