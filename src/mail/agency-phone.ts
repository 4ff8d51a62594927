// A traveler's phone number as the agency reads it in a mail: whose it is, how it is dialed, and whether it is to be checked.
import { formatPhoneWithCountry, isPhoneToCheck } from "../forms/phone.ts";
import type { Words } from "../i18n/messages.ts";

/** "+52 55 1234 5678, Mexico (+525512345678)". @param phone E.164 */
export function agencyPhone(phone: string, { t, language }: Words): string {
	const number = `${formatPhoneWithCountry(phone, language)} (${phone})`;
	return isPhoneToCheck(phone) ? `${number}. ${t("mail.phone.check")}` : number;
}
