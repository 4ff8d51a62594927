// What the URL of the list of guides asks for: a tag, a group, words to find, a page.
import { readSearchText } from "../../ui/search-form.tsx";
import { type GuideGroup, isGroup, isTag, type TagId } from "./labels.ts";

export const guidesAPage = 12;

export interface Listing {
	readonly tag?: TagId | undefined;
	readonly group?: GuideGroup | undefined;
	/** The text as typed; an empty one finds all. */
	readonly text: string;
	/** Pages count from 1. */
	readonly page: number;
}

/** Undefined when it names a tag, a group or a page that cannot be. */
export function readListing(query: URLSearchParams): Listing | undefined {
	const [tag, group, page] = ["tag", "group", "page"].map((name) => query.get(name) ?? "");
	if ((tag && !isTag(tag)) || (group && !isGroup(group)) || (page && !/^[1-9]\d{0,3}$/.test(page))) return undefined;
	return {
		tag: tag && isTag(tag) ? tag : undefined,
		group: group && isGroup(group) ? group : undefined,
		text: readSearchText(query),
		page: Number(page || 1),
	};
}

/** The parameters of a listing, in the order of the row in routes.ts; what is not asked for is left out. */
export function listingQuery({ tag, group, text, page = 1 }: Partial<Listing>): Readonly<Record<string, string>> {
	return {
		...(tag && { tag }),
		...(group && { group }),
		...(text && { q: text }),
		...(page > 1 && { page: String(page) }),
	};
}
