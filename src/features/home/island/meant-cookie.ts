// The pages that an unknown address may have meant, from the redirect to the page that links them.

const meantName = "meant";

/** Address and name of a page. */
export type MeantPage = readonly [href: string, name: string];

/** Gone after a minute, or when it is shown; sent to no page but that one. */
export function meantCookie(pages: readonly MeantPage[]): string {
	const value = pages.length > 0 ? encodeURIComponent(JSON.stringify(pages)) : "";
	return `${meantName}=${value}; Path=/not-found; Max-Age=${value ? 60 : 0}; SameSite=Lax`;
}

/** @param cookies as of `document`; whoever may write cookies here may write anything, so nothing is believed */
export function readMeant(cookies: string): readonly MeantPage[] {
	const value = cookies.split("; ").find((cookie) => cookie.startsWith(`${meantName}=`));
	try {
		const read: unknown = JSON.parse(decodeURIComponent(value?.slice(meantName.length + 1) ?? ""));
		return Array.isArray(read) ? read.filter(isPage) : [];
	} catch {
		return [];
	}
}

function isPage(entry: unknown): entry is MeantPage {
	return (
		Array.isArray(entry) &&
		entry.length === 2 &&
		entry.every((part) => typeof part === "string") &&
		/^\/(?![/\\])/.test(entry[0] ?? "")
	);
}
