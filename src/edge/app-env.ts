// What the steps of a request hand on to each other through Hono's context.
import type { Env } from "../env.ts";
import type { Language } from "../i18n/languages.ts";
import type { RouteId } from "../routes.ts";
import type { RawUrl } from "./raw-url.ts";
import type { Shown } from "./spending.ts";

/** Where the answer came from: this isolate's memo, the edge cache, a fresh render, or nothing worth keeping. */
type CacheOutcome = "memo" | "edge" | "render" | "none";

export interface AppEnv {
	Bindings: Env;
	Variables: {
		requestId: string;
		raw: RawUrl;
		language: Language;
		/** A page's id, or the name of an API endpoint. */
		route: RouteId | `api.${string}` | "mcp" | "unknown";
		cache: CacheOutcome;
		/** Has this browser proven a mail address, or a booking or a quote under way? */
		isKnown: Shown["isKnown"];
		crawler: boolean;
		/** Has the headers of a page already. */
		dressed: Response;
		/** What answers is the page for refusals and surprises, whichever page was asked for. */
		failed: boolean;
		/** That page asks to be shown that a person uses the browser. */
		challenged: boolean;
		/** What went wrong, for the log only: an error's name and message without anything a visitor typed. */
		error: string;
	};
}
