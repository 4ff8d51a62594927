// Texts inside an island's view, the same on the server and in the browser.
import { useTranslation } from "react-i18next";
import type { Translate } from "../i18n/messages.ts";

/** Keys must be listed in the island's row of `manifest.ts`; a view's test renders it with nothing else. */
export function useTexts(): Translate {
	const { t } = useTranslation();
	return (key, values) => (values ? t(key, values) : t(key));
}
