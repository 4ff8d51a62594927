// The confirmation page, in its first version: says what it cannot do yet; any well-formed code gets the same page.
import type { Page } from "./page.ts";
import { proseData } from "./prose-page.tsx";
import { nothingHere } from "./redirect.ts";

export const bookingConfirmation: Page<"bookingConfirmation"> = {
	load(input) {
		if (!/^[A-Za-z0-9-]{4,20}$/.test(input.params.confirmationCode)) return nothingHere(input);
		return { ...proseData(input), crumb: input.t("name.bookingConfirmation") };
	},
	/** No code is public. */
	instances: () => [],
};
