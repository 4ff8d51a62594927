// Texts inside an island's view, the same on the server and in the browser.
import { useContext, useSyncExternalStore } from "react";
import { I18nContext } from "react-i18next";
import type { Translate } from "../i18n/messages.ts";

/**
 * Keys must be listed in the island's row; a view's test renders it with nothing else. The view is drawn
 * again when the locale file is there. Not by `useTranslation`, whose suspense, namespaces and warnings no island needs:
 * docs/decisions/0005-what-a-first-load-costs.md. Throws outside a provider of texts.
 */
export function useTexts(): Translate {
	const i18n = useContext(I18nContext)?.i18n;
	if (!i18n) throw new Error("texts outside of a provider");
	// Another function each time, so that a view subscribes anew when it is drawn, which is an entry of a map.
	const subscribe = (onChange: () => void) => {
		i18n.on("loaded", onChange);
		return () => i18n.off("loaded", onChange);
	};
	const file = () => i18n.getResourceBundle(i18n.language, "translation");
	useSyncExternalStore(subscribe, file, file);
	return (key, values) => (values ? i18n.t(key, values) : i18n.t(key));
}
