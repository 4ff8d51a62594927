// The values that every text may mention, as the Worker gives them: of an agency that has said nothing of its fee.
import type { Config } from "../src/env.ts";
import type { Language } from "../src/i18n/languages.ts";
import type { Values } from "../src/i18n/messages.ts";
import { feeClaims } from "../src/money/fee-terms.ts";
import { claims } from "../src/places/hours-text.ts";

const fees = { booking: null, returnedHours: null, change: null, byCard: false, registrations: [] };

export function variablesOf({ agency, channels }: Pick<Config, "agency" | "channels">, language: Language): Values {
	return {
		...{ agency: agency.name, phone: agency.phone },
		...claims(channels, language),
		...feeClaims(fees, language),
	};
}
