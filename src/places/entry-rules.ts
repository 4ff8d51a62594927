// What a country asked of each passport: one small static file a country, read when a trip goes there.

import { type Assets, staticText } from "../edge/static-text.ts";
import type { IsoDate } from "../time/iso-date.ts";

/** `arrival`: a visa that is issued at the border; `eta`: an authorization, no visa; `barred`: nobody is let in. */
export const entryKinds = ["free", "arrival", "eta", "evisa", "visa", "barred"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** The month that the table describes: rules have changed since. */
export const tableMonth = "2025-01";

export interface EntryRule {
	readonly kind: EntryKind;
	/** Of a correction: the day from which it holds, and where that is written. The table's own rules have neither. */
	readonly since?: IsoDate;
	readonly source?: string;
	/** Countries of the passports, ISO 3166-1 alpha-2. */
	readonly passports: readonly string[];
}

/** The rules of these countries; of one whose file cannot be read, none. Never rejects. */
export type ReadEntryRules = (countries: readonly string[]) => Promise<ReadonlyMap<string, readonly EntryRule[]>>;

export function entryRulesPath(country: string): string {
	return `/passports/${country}.txt`;
}

/** What was read once stays: the files change with a deploy only. */
export function entryRuleReader(assets: Assets): ReadEntryRules {
	const known = new Map<string, readonly EntryRule[]>();
	return async function readEntryRules(countries) {
		await Promise.all(
			countries.map(async (country) => {
				const text = known.has(country) ? undefined : await staticText(assets, entryRulesPath(country));
				if (text !== undefined) known.set(country, text.trimEnd().split("\n").flatMap(ruleIn));
			}),
		);
		return new Map(countries.map((country) => [country, known.get(country) ?? []]));
	};
}

/** Lines are "kind|since|source|passports". */
function ruleIn(line: string): EntryRule[] {
	const [name, since, source, passports = ""] = line.split("|");
	const kind = entryKinds.find((one) => one === name);
	if (!kind) return [];
	return [{ kind, passports: passports.split(" "), ...(since && { since }), ...(source && { source }) }];
}

/** As `ruleIn` reads it. */
export function ruleLine({ kind, since = "", source = "", passports }: EntryRule): string {
	return [kind, since, source, passports.join(" ")].join("|");
}

export function ruleFor(rules: readonly EntryRule[], passport: string): EntryRule | undefined {
	return rules.find(({ passports }) => passports.includes(passport));
}
