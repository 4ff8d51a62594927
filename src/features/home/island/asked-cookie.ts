// What was asked for and is not there, from the redirect to the page that says so.

const askedName = "asked";

export interface AskedPath {
	readonly path: string;
	/** Address and name of each page that may have been meant. */
	readonly pages: readonly (readonly [href: string, name: string])[];
}

/** Gone after a minute, or when it is shown; sent to no page but that one. */
export function askedCookie(asked: AskedPath | undefined): string {
	const value = asked ? encodeURIComponent(JSON.stringify(asked)) : "";
	return `${askedName}=${value}; Path=/not-found; Max-Age=${asked ? 60 : 0}; SameSite=Lax`;
}

/** @param cookies as of `document`; whoever may write cookies here may write anything, so nothing is believed */
export function readAsked(cookies: string): AskedPath | undefined {
	const value = cookies.split("; ").find((cookie) => cookie.startsWith(`${askedName}=`));
	try {
		const read: unknown = JSON.parse(decodeURIComponent(value?.slice(askedName.length + 1) ?? ""));
		if (typeof read !== "object" || read === null) return undefined;
		const { path, pages } = read as Partial<Record<keyof AskedPath, unknown>>;
		if (typeof path !== "string" || !Array.isArray(pages)) return undefined;
		return { path, pages: pages.filter(isPage) };
	} catch {
		return undefined;
	}
}

function isPage(entry: unknown): entry is AskedPath["pages"][number] {
	return (
		Array.isArray(entry) &&
		entry.length === 2 &&
		entry.every((part) => typeof part === "string") &&
		/^\/(?![/\\])/.test(entry[0] ?? "")
	);
}
