// The www rule: which hosts are sent to their www form, and what that is.

const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/**
 * The host (with its port) that should serve this request, or null when it is right as it is.
 * Exempt are localhost, *.localhost, IP addresses, *.workers.dev and the names in `exempt`; any number of leading
 * `www.`, a trailing dot and capitals lead to one form, so no redirect can loop.
 */
export function wwwHost(host: string, exempt: readonly string[]): string | null {
	const [, name = "", port = ""] = host.match(/^(\[[^\]]*\]|[^:]*)(:\d+)?$/) ?? [];
	const bare = name.toLowerCase().replace(/\.+$/, "");
	if (!bare || isExempt(bare, exempt)) return null;
	const wanted = `www.${bare.replace(/^(www\.)+/, "")}${port}`;
	return wanted === host ? null : wanted;
}

function isExempt(name: string, exempt: readonly string[]): boolean {
	return (
		name === "localhost" ||
		name.endsWith(".localhost") ||
		name.endsWith(".workers.dev") ||
		name.startsWith("[") ||
		ipv4.test(name) ||
		exempt.includes(name)
	);
}
