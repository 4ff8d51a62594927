// How long any cache may go on giving out an answer, by its Cache-Control.

/** Seconds, with those in which it may be stale; without a header a 404 may be kept as long as a cache likes. */
export function keptSeconds(cacheControl: string | null): number {
	if (!cacheControl) return Number.POSITIVE_INFINITY;
	const rules = new Map(
		cacheControl.split(",").map((rule) => {
			const [name = "", value] = rule.trim().split("=");
			return [name, value] as const;
		}),
	);
	if (rules.has("no-store")) return 0;
	const seconds = (name: string) => Number(rules.get(name) ?? 0);
	if (!rules.has("max-age") && !rules.has("s-maxage")) return Number.POSITIVE_INFINITY;
	return (
		Math.max(seconds("max-age"), seconds("s-maxage")) +
		Math.max(seconds("stale-while-revalidate"), seconds("stale-if-error"))
	);
}
