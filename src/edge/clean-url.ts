// The address that was meant by one that a chat or mail program passed on: one spelling of its path, and the query that clean-query.ts reads.
import { type Row, routeIds, routeOf } from "../routes.ts";
import { cleanQuery } from "./clean-query.ts";
import {
	encodedOnce,
	withoutEntities,
	withoutHead,
	withoutJunk,
	withoutName,
	withoutSpaces,
	withoutTail,
} from "./link-junk.ts";
import { canonicalPath, type RawUrl } from "./raw-url.ts";

export type Target = Pick<RawUrl, "path" | "search">;

/** A dictated code ("K de kilo") is read by its page, and so is one with a letter that looks like one of ours. */
function codeIn(text: string): string {
	const code = withoutSpaces(text).replace("-", "").toUpperCase();
	return /^[\dKMRWX]{8}$/.test(code) ? code : text;
}

/** How a part of a path that names one of ours is written. Any other keeps its case: a secret has both. */
const written: Readonly<Record<string, (text: string) => string>> = {
	// A name is read by the page.
	airline: (text) => (/^\w{2}$/.test(withoutSpaces(text)) ? withoutSpaces(text).toUpperCase() : text),
	airlineSlug: (text) => withoutSpaces(text).toLowerCase(),
	citySlug: (text) => withoutSpaces(text).toLowerCase(),
	slug: (text) => withoutSpaces(text).toLowerCase(),
	confirmationCode: codeIn,
	code: codeIn,
};

/** An address that has not settled by then is nobody's link, and stays as it came. */
const mostTurns = 8;

type Found = Target & { readonly row: Pick<Row, "query" | "blanks"> };

/** The API gets what it is asked, word for word; but the file of a booking is linked in mails. */
export function isForPrograms(path: string): boolean {
	return path.startsWith("/api/") && !path.startsWith("/api/bookings/");
}

/** What reads addresses, by the patterns of all public ones. */
export function createUrlCleaner(patterns: readonly string[]): (url: Target, isRead: boolean) => Target {
	const rows = new Map<string, Row>(routeIds.map((id) => [routeOf(id).path, routeOf(id)]));
	const known = [...new Set([...rows.keys(), ...patterns])].filter((path) => !path.includes("*"));
	const fixed = new Map(known.filter((path) => !path.includes(":")).map((path) => [path.toLowerCase(), path]));
	const open = known.filter((path) => path.includes(":")).map((path) => path.split("/"));
	const rowOf = (pattern: string) => rows.get(pattern) ?? {};

	/** The path as it should be, of an address that is one of ours. */
	function find(segments: readonly string[]): Omit<Found, "search"> | undefined {
		const path = segments.join("/");
		const same = fixed.get(withoutSpaces(path).toLowerCase() || "/");
		if (same !== undefined) return { path: same, row: rowOf(same) };
		for (const pattern of open) {
			const named = namedBy(pattern, segments);
			if (named) return { path: named, row: rowOf(pattern.join("/")) };
		}
		return undefined;
	}

	function read({ path, search }: Target): Found | undefined {
		// "?" may have been encoded, or "&" stand in its place: no path of ours has either.
		const once = withoutEntities(encodedOnce(path));
		const [, before, after] = /^(.*?)(?:%3F|%26|&)(.*)$/i.exec(once) ?? [];
		const found = find(segmentsOf(before ?? once));
		return found && { ...found, search: after === undefined ? search : `?${after}${search.replace("?", "&")}` };
	}

	function cleanOnce(url: Target, isRead: boolean): Target {
		if (url.search === "" && fixed.get(url.path) === url.path) return url;
		const path = canonicalPath(url.path);
		if (isForPrograms(path)) return { ...url, path };
		try {
			const found = read({ path, search: url.search });
			if (!found) return { path, search: url.search };
			const isSame = decodeURIComponent(path) === decodeURIComponent(found.path);
			return { path: isSame ? path : found.path, search: cleanQuery(found.search, found.row, isRead) };
		} catch {
			// What cannot be decoded is refused where faults are (`urlFault`).
			return { path, search: url.search };
		}
	}

	// What one turn takes away may lay bare more of it: a client is redirected once, to an address that stays.
	return function clean(url, isRead) {
		let current = url;
		for (let turn = 0; turn < mostTurns; turn++) {
			const next = cleanOnce(current, isRead);
			if (next.path === current.path && next.search === current.search) return next;
			current = next;
		}
		return { ...url, path: canonicalPath(url.path) };
	};
}

function segmentsOf(path: string): readonly string[] {
	const text = withoutTail(withoutJunk(withoutName(path.includes("%") ? decodeURIComponent(path) : path)));
	return text.split("/");
}

/** The path of a pattern with the parts that these segments name, or undefined where they do not fit. */
function namedBy(pattern: readonly string[], segments: readonly string[]): string | undefined {
	if (pattern.length !== segments.length) return undefined;
	const parts = pattern.map((part, index) => {
		const given = segments[index] ?? "";
		if (!part.startsWith(":")) return withoutSpaces(given).toLowerCase() === part.toLowerCase() ? part : undefined;
		const write = written[part.slice(1)] ?? withoutSpaces;
		return encodeURIComponent(write(withoutHead(given))) || undefined;
	});
	return parts.every((part) => part !== undefined) ? parts.join("/") : undefined;
}
