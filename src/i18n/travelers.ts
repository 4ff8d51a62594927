// Who travels, in words: "2 adults, 1 child".
import type { Translate } from "./messages.ts";

export function travelersText(t: Translate, { adults, ages }: { adults: number; ages: readonly number[] }): string {
	return [
		...(adults > 0 ? [t("search.adultCount", { count: adults })] : []),
		...(ages.length > 0 ? [t("search.childCount", { count: ages.length })] : []),
	].join(", ");
}
