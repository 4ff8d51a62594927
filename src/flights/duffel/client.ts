// Speaks HTTP with Duffel: headers, deadline, bounded bodies, one more try where that is safe.
import { FareSourceError } from "../source.ts";
import { NotSentError, type Rejection, readRejection } from "./failures.ts";

export interface ClientOptions {
	readonly token: string;
	/** Origin without a slash. */
	readonly url: string;
	readonly fetch: typeof globalThis.fetch;
	readonly now: () => Date;
}

export interface Call {
	readonly method: "GET" | "POST";
	readonly path: string;
	/** The path without what varies, for messages. */
	readonly label: string;
	readonly query?: Readonly<Record<string, string>>;
	readonly body?: unknown;
	/** When it aborts, its reason is thrown. */
	readonly signal?: AbortSignal | undefined;
	/** When it aborts, FareSourceError("timeout") is thrown. It bounds both tries, bodies included. */
	readonly deadline: AbortSignal;
	/** Never a second try, whatever came of the first: an order must not be sent twice. */
	readonly once?: boolean;
}

export interface Answer {
	readonly kind: "answered";
	readonly status: number;
	readonly body: unknown;
}

/** Throws FareSourceError (NotSentError where Duffel cannot have seen the call) and the reason of `signal`. */
export type Request = (call: Call) => Promise<Answer | Rejection>;

/** 200 offers for nine travelers are about 3 MB. */
const maxBodyBytes = 6 * 1024 * 1024;
const pauseMs = 250;
/** When Duffel asks us to wait longer than this, the call fails instead of waiting. */
const maxWaitSeconds = 2;
const refusedConnections = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN"]);

export function createClient({ token, url, fetch, now }: ClientOptions): Request {
	async function once(call: Call): Promise<Answer | Rejection> {
		const { method, path, label, query, body, signal, deadline } = call;
		const either = signal ? AbortSignal.any([signal, deadline]) : deadline;
		try {
			const response = await fetch(`${url}${path}${query ? `?${new URLSearchParams(query)}` : ""}`, {
				method,
				headers: {
					Authorization: `Bearer ${token}`,
					"Duffel-Version": "v2",
					Accept: "application/json",
					"Accept-Encoding": "gzip",
					...(body !== undefined && { "Content-Type": "application/json" }),
				},
				...(body !== undefined && { body: JSON.stringify(body) }),
				// The token goes to this origin only.
				redirect: "manual",
				signal: either,
			});
			const text = await readText(response, label, either);
			if (response.ok) return { kind: "answered", status: response.status, body: parse(text, label) };
			return readRejection(label, response, parseOrNothing(text), now());
		} catch (error) {
			signal?.throwIfAborted();
			if (deadline.aborted) throw new FareSourceError("timeout", `${label} took too long`);
			throw error instanceof FareSourceError ? error : connectionError(label, error);
		}
	}

	return async function request(call) {
		call.signal?.throwIfAborted();
		const first = await once(call).catch((error: unknown) => ({ kind: "threw", error }) as const);
		const wait = call.once ? undefined : waitBefore(call, first);
		if (wait !== undefined) {
			await pause(wait, call);
			return once(call);
		}
		if (first.kind === "threw") throw first.error;
		return first;
	};
}

/** Milliseconds to wait before the second try; undefined where there must be none. */
function waitBefore(
	{ method }: Call,
	first: Answer | Rejection | { readonly kind: "threw"; readonly error: unknown },
): number | undefined {
	if (first.kind === "answered") return undefined;
	const { error } = first;
	if (!(error instanceof FareSourceError)) return undefined;
	if (error.failure === "rateLimited") {
		const { retryAfter = Number.POSITIVE_INFINITY } = error;
		return retryAfter <= maxWaitSeconds ? retryAfter * 1000 : undefined;
	}
	if (error instanceof NotSentError) return pauseMs;
	// What may have been done must not be done again: a second offer request costs a second search.
	return method === "GET" && error.failure === "unavailable" ? pauseMs : undefined;
}

/** Ends early, without a word, when the call has to end; the next try says why. */
function pause(ms: number, { signal, deadline }: Call): Promise<void> {
	return new Promise((resolve) => {
		const timer = setTimeout(done, ms);
		function done() {
			clearTimeout(timer);
			signal?.removeEventListener("abort", done);
			deadline.removeEventListener("abort", done);
			resolve();
		}
		signal?.addEventListener("abort", done);
		deadline.addEventListener("abort", done);
	});
}

async function readText(response: Response, label: string, signal: AbortSignal): Promise<string> {
	const reader = response.body?.getReader();
	if (!reader) return "";
	// A body that drips ends with the call, whatever the runtime makes of the signal after the headers.
	const stop = () => void reader.cancel().catch(() => undefined);
	signal.addEventListener("abort", stop);
	try {
		const decoder = new TextDecoder();
		let text = "";
		let size = 0;
		for (;;) {
			const { done, value } = await reader.read();
			signal.throwIfAborted();
			if (done) return text + decoder.decode();
			size += value.byteLength;
			if (size > maxBodyBytes)
				throw new FareSourceError("malformed", `${label} answered more than ${maxBodyBytes} bytes`);
			text += decoder.decode(value, { stream: true });
		}
	} finally {
		signal.removeEventListener("abort", stop);
		stop();
	}
}

function parse(text: string, label: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		// The parser's own message quotes the text.
		throw new FareSourceError("malformed", `${label} answered no JSON`);
	}
}

function parseOrNothing(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

function connectionError(label: string, error: unknown): FareSourceError {
	const cause = error instanceof Error ? error.cause : undefined;
	const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
	if (refusedConnections.has(code)) return new NotSentError("unavailable", `${label}: no connection (${code})`);
	return new FareSourceError("unavailable", `${label}: the connection failed`);
}
