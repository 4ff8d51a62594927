// Every page that a visitor can meet without a booking, of the built site in both languages, as documents to ask.
import { type HTMLElement, parse } from "node-html-parser";
import { responseTo } from "../corpus/corpus.ts";
import { readings, type Visit } from "../corpus/targets.ts";
import { languageCodes } from "../languages.ts";

export { origin, services } from "../corpus/targets.ts";

export interface SitePage extends Visit {
	/** May a search engine list it? */
	readonly indexed: boolean;
	readonly status: number;
	readonly location: string | null;
	readonly document: HTMLElement;
}

let pages: Promise<readonly SitePage[]> | undefined;

/** All of them; a page that is itself a redirect (a step of a booking that was not begun) is left out. */
export function siteInWords(): Promise<readonly SitePage[]> {
	pages ??= Promise.all(languageCodes.flatMap(readings).map(open)).then((all) =>
		all.filter(({ location }) => location === null),
	);
	return pages;
}

async function open(reading: Visit & { readonly indexed: boolean }): Promise<SitePage> {
	const response = responseTo(reading.target);
	const { status, headers } = response;
	const document = parse(await response.text());
	// Names of countries are the runtime's, and a language is named in itself: nobody here wrote them.
	for (const option of document.querySelectorAll('[name="country"] option, [name="speaks"] option')) option.remove();
	return { ...reading, status, location: headers.get("location"), document };
}
