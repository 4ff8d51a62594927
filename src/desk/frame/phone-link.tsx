// A traveler's phone number as agents see it: whose it is, a way to dial it, and whether it is to be checked.
import { formatPhoneWithCountry, isPhoneToCheck } from "../../forms/phone.ts";
import { usePage } from "../../page/page-context.tsx";
import { useDesk } from "./desk-context.tsx";

/** @param phone E.164 */
export function PhoneLink({ phone }: { readonly phone: string }) {
	const { d } = useDesk();
	const { language } = usePage();
	return (
		<>
			<a className="link" href={`tel:${phone}`}>
				{formatPhoneWithCountry(phone, language)}
			</a>
			{isPhoneToCheck(phone) && (
				<>
					<br />
					<strong>{d("contact.phone.check")}</strong>
				</>
			)}
		</>
	);
}
