// A message by WhatsApp that has the reference in it, where the agency has a number for the visitor's country.
import { whatsappHref } from "../channels/line.ts";
import { usePage } from "../page/page-context.tsx";

export function WhatsAppLink({ reference }: { readonly reference?: string }) {
	const { t, line } = usePage();
	if (!line?.whatsapp) return null;
	const text = reference ? t("whatsapp.text.about", { reference }) : t("whatsapp.text");
	return (
		<a className="link py-2.5" href={whatsappHref(line.whatsapp, text)} rel="noopener external">
			{t("whatsapp.link")}
		</a>
	);
}
