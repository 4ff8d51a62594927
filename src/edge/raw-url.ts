// A request's URL as bytes: redirects must keep path and query exactly, which a parsed URL does not promise.

export interface RawUrl {
	/** `http` or `https`. */
	readonly scheme: string;
	/** Host with port, as received. */
	readonly host: string;
	/** Path without query. */
	readonly path: string;
	/** Query with its `?`, or empty. */
	readonly search: string;
}

/**
 * Splits an absolute request URL; never throws on what a server has accepted. The Host header wins over the URL's host:
 * a server in front may have read a path like `//evil.example/` as a host.
 */
export function rawUrl(url: string, hostHeader?: string): RawUrl {
	const schemeEnd = url.indexOf("://");
	const pathStart = indexOrEnd(url, "/", schemeEnd + 3);
	const hashless = url.slice(0, indexOrEnd(url, "#", pathStart));
	const searchStart = indexOrEnd(hashless, "?", pathStart);
	return {
		scheme: url.slice(0, schemeEnd),
		host: hostHeader ?? url.slice(schemeEnd + 3, pathStart),
		path: hashless.slice(pathStart, searchStart) || "/",
		search: hashless.slice(searchStart),
	};
}

/**
 * The scheme that the visitor used: as the platform tells it, who wrote over whatever a visitor sent under that name;
 * without a platform that of the URL.
 */
export function schemeOf({ url, headers }: Pick<Request, "url" | "headers">): "http" | "https" {
	const [, told] = /"scheme":"(https?)"/.exec(headers.get("cf-visitor") ?? "") ?? [];
	return (told ?? url.slice(0, url.indexOf(":")).toLowerCase()) === "https" ? "https" : "http";
}

function indexOrEnd(text: string, find: string, from: number): number {
	const index = text.indexOf(find, from);
	return index < 0 ? text.length : index;
}

const maxUrlLength = 4096;

/** The status of a URL that no page can be asked with, or null when it is well formed. */
export function urlFault(url: string, { path, search }: RawUrl): 400 | 414 | null {
	if (url.length > maxUrlLength) return 414;
	const target = path + search;
	if (!target.includes("%")) return null;
	try {
		// Its result is used because a minifier drops a call whose result is not.
		return decodeURIComponent(target).includes("\0") ? 400 : null;
	} catch {
		return 400;
	}
}

/** One slash before each of its parts, and nothing percent-encoded: most are so. */
const plain = /^\/$|^(?:\/[\w.~-]+)+$/;

/**
 * The one spelling of a path: no trailing slash, one leading slash (so that no answer can point to another host, as
 * `//evil.example/` would), and letters, digits and `-._~` not percent-encoded (RFC 3986, 6.2.2.2). Other bytes stay.
 */
export function canonicalPath(path: string): string {
	if (plain.test(path)) return path;
	const decoded = path.replace(/%(2[DE]|3\d|[46][1-9A-F]|[57][0-9A]|5F|7E)/gi, (encoded) =>
		decodeURIComponent(encoded),
	);
	return `/${decoded.replace(/^[/\\]+/, "").replace(/[/\\]+$/, "")}`;
}
