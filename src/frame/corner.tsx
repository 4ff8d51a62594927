// The corner of the screen for what comes by itself: language hint, consent question, notices. All of it waits for script.

import { localize } from "../i18n/language-parameter.ts";
import { defaultLanguage, type Language, otherLanguages } from "../i18n/languages.ts";
import { phrase } from "../i18n/messages.ts";
import { Island } from "../page/island.tsx";
import { usePage } from "../page/page-context.tsx";
import { isPersonal } from "../routes.ts";
import { Button } from "../ui/controls/button.tsx";
import { Cross } from "../ui/controls/icon.tsx";
import { consentIsland } from "./consent/island/row.ts";
import { languageIsland } from "./language/island/row.ts";
import { toastsIsland } from "./toasts/island/row.ts";

export function Corner() {
	const { id, config, language, target } = usePage();
	// No third party on pages with personal data, and none learns a confirmation code or a token from a URL.
	const personal = isPersonal(id, new URLSearchParams(target.split("?")[1]));
	const measured = config.measurementId !== null && !personal;
	return (
		<>
			<div className="corner">
				{language === defaultLanguage && <LanguageHints />}
				{measured && <ConsentQuestion />}
			</div>
			<Island row={toastsIsland} />
		</>
	);
}

/** One hint a language that the page is not in, at most one of which shows: the first that the visitor reads. */
function LanguageHints() {
	return (
		<Island row={languageIsland}>
			{otherLanguages.map((language) => (
				<LanguageHint key={language} language={language} />
			))}
		</Island>
	);
}

/** Speaks the language that it offers, not the page's. */
function LanguageHint({ language }: { language: Language }) {
	const { target } = usePage();
	return (
		<section
			className="corner-card"
			lang={language}
			data-hint=""
			aria-label={phrase(language, "language.hint.label")}
			hidden
		>
			<p>{phrase(language, "language.hint.text")}</p>
			<p>
				<a className="link corner-link" href={localize(target, language)} hrefLang={language} data-language={language}>
					{phrase(language, "language.hint.link")}
				</a>
			</p>
			<button type="button" className="corner-close" aria-label={phrase(language, "language.hint.close")}>
				<Cross />
			</button>
		</section>
	);
}

/** Two equal buttons: saying no is as easy as saying yes. */
function ConsentQuestion() {
	const { t, href } = usePage();
	return (
		<Island row={consentIsland}>
			<section className="corner-card" data-consent="" aria-label={t("consent.label")} hidden>
				<p>
					{t("consent.text")}{" "}
					<a className="link" href={href("cookiePolicy")}>
						{t("consent.more")}
					</a>
				</p>
				<p className="corner-actions">
					<Button look="quiet" value="denied">
						{t("consent.deny")}
					</Button>
					<Button look="quiet" value="granted">
						{t("consent.allow")}
					</Button>
				</p>
			</section>
		</Island>
	);
}
