// A smoke test: does each kind of page answer as it should, and is it the version that was meant?
import { defaultLanguage, languageCodes } from "../../src/i18n/languages.ts";
import { href } from "../../src/links.ts";
import { addDays, isoDay } from "../../src/time/iso-date.ts";

/** What is asked, and what the answer has to be. */
interface Row {
	readonly path: string;
	readonly status: number;
	/** What its text has; of a redirect, its address. */
	readonly has: RegExp;
}

/** One search, of one day and one way: it is the only row that may cost a call of the fare provider. */
export function rows(now: Date): readonly Row[] {
	const trip = { trip: "oneway", from: "MIA", to: "BOG", depart: addDays(isoDay(now), 45), adults: "1" };
	return [
		...languageCodes.map((code) => ({
			path: href(code, "home"),
			status: 200,
			has: new RegExp(`<html[^>]* lang="${code}[^"]*"[\\s\\S]*href="tel:`),
		})),
		{ path: href(defaultLanguage, "flightResults", {}, trip), status: 200, has: /Bogot\u00e1[\s\S]*<\/html>/ },
		{ path: "/sitemap.xml", status: 200, has: /<urlset[\s\S]*<loc>/ },
		{ path: "/smoke-test-of-nothing", status: 302, has: new RegExp(`^${href(defaultLanguage, "notFound")}`) },
	];
}

export interface Tried {
	/** Scheme and host. */
	readonly origin: string;
	/** A Worker's version to be asked, though visitors may have another. */
	readonly override?: { readonly worker: string; readonly version: string };
	/** Id of the version that has to answer. */
	readonly version?: string;
}

interface Setting {
	readonly say: (text: string) => void;
	readonly now?: Date;
	/** How long the platform may take to know a version everywhere, and how long to wait between two questions. */
	readonly patienceMs?: number;
	readonly pauseMs?: number;
}

/** True where all answers are as they should be. Never throws. */
export async function smoke(
	tried: Tried,
	{ say, now = new Date(), patienceMs = 60_000, pauseMs = 2000 }: Setting,
): Promise<boolean> {
	const wrong = await healthProblem(tried, Date.now() + patienceMs, pauseMs);
	say(`${wrong ? "wrong" : "ok   "} /api/health${wrong && `: ${wrong}`}`);
	if (wrong) return false;
	let right = true;
	for (const row of rows(now)) {
		const problem = await problemOf(tried, row);
		say(`${problem ? "wrong" : "ok   "} ${row.path}${problem && `: ${problem}`}`);
		right &&= !problem;
	}
	return right;
}

/** Empty where the right version is well. A new version is not everywhere at once, so it is asked again until then. */
async function healthProblem(tried: Tried, until: number, pauseMs: number): Promise<string> {
	const problem = await askHealth(tried);
	if (!problem || Date.now() + pauseMs > until) return problem;
	await new Promise((resolve) => setTimeout(resolve, pauseMs));
	return healthProblem(tried, until, pauseMs);
}

async function askHealth(tried: Tried): Promise<string> {
	const { status, text } = await ask(tried, "/api/health");
	if (status !== 200) return `status ${status} ${text.slice(0, 300)}`;
	const { version } = readVersion(text);
	return tried.version && version !== tried.version ? `version ${version} answered, not ${tried.version}` : "";
}

async function problemOf(tried: Tried, { path, status, has }: Row): Promise<string> {
	const answer = await ask(tried, path);
	if (answer.status !== status) return `status ${answer.status}, not ${status} ${answer.status ? "" : answer.text}`;
	return has.test(answer.location ?? answer.text) ? "" : `it has not ${has}`;
}

async function ask({ origin, override }: Tried, path: string) {
	const headers = {
		// A browser's, since crawlers get other pages; the name says to the log who it was.
		"User-Agent": "Mozilla/5.0 (Linux; Android 15) Chrome/150.0 Mobile Farelark-Smoke",
		// A structured field: the name of the Worker and a string.
		...(override && { "Cloudflare-Workers-Version-Overrides": `${override.worker}="${override.version}"` }),
	};
	try {
		const signal = AbortSignal.timeout(30_000);
		const response = await fetch(new URL(path, origin), { redirect: "manual", headers, signal });
		const location = response.headers.get("location")?.replace(origin, "");
		return { status: response.status, text: await response.text(), location };
	} catch (error) {
		return { status: 0, text: String(error), location: undefined };
	}
}

function readVersion(text: string): { readonly version?: string } {
	try {
		return JSON.parse(text) as { version?: string };
	} catch {
		return {};
	}
}
