// The page for a refusal or a surprise: localized, with the phone number and nothing internal.
import { renderToString } from "react-dom/server";
import { turnAction, turnProofField } from "../human-check/turn.ts";
import { TurnstileWidget } from "../human-check/turnstile-widget.tsx";
import { defaultLanguage, type Language, languageCodes } from "../i18n/languages.ts";
import { isMessageKey, phrase } from "../i18n/messages.ts";
import { formatWait } from "../i18n/waits.ts";
import { bareHead } from "../page/head.ts";
import type { Site } from "../page/page.ts";
import { type PageContext, usePage } from "../page/page-context.tsx";
import { Button } from "../ui/controls/button.tsx";
import { Document } from "./document.tsx";
import { LostHead } from "./lost-head.tsx";

/** What was sent and not read, to be sent again. */
export interface KeptForm {
	/** Path and query. */
	readonly action: string;
	readonly fields: readonly { readonly name: string; readonly value: string }[];
	/** Nothing was typed: the page is asked for again. */
	readonly onlyProof?: true;
}

interface ErrorDetails {
	readonly kept?: KeptForm | undefined;
	/** Seconds until it is worth trying again. */
	readonly wait?: number;
	/** Who shows that a person asks need not wait. */
	readonly challenge?: boolean;
}

/** Never throws: if the page itself cannot be rendered, a plain sentence a language and the number remain. */
export function errorPage(services: Site, language: Language, status: number, more: ErrorDetails = {}): Response {
	return new Response(safely(() => render(services, language, status, more)) ?? plain(services), {
		status,
		headers: { "Content-Type": "text/html; charset=UTF-8", "Cache-Control": "no-store", "Content-Language": language },
	});
}

function render(services: Site, language: Language, status: number, more: ErrorDetails): string {
	const { kept, wait = 60, challenge = false } = more;
	const messages = services.messages[language];
	const specific = `error.${status}.heading`;
	const kind = isMessageKey(specific) ? String(status) : "500";
	const heading = messages.t(`error.${kind}.heading` as "error.500.heading");
	const page: PageContext = {
		id: "notFound",
		language,
		messages,
		config: services.config,
		variables: services.variables[language],
		target: "/",
	};
	const description = messages.t(`error.${kind}.text` as "error.500.text", { wait: formatWait(wait, language) });
	const head = bareHead(`${heading} · ${services.config.agency.name}`, description);
	return `<!DOCTYPE html>${renderToString(
		<Document page={page} head={head}>
			<div className="wrap py-8">
				<LostHead heading={heading} text={description} home />
				{kept && <SendAgain {...kept} wait={formatWait(wait, language)} challenge={challenge} />}
			</div>
		</Document>,
	)}`;
}

interface SendAgainProps extends KeptForm {
	/** In words. */
	readonly wait: string;
	readonly challenge: boolean;
}

/** The check is no condition: without script, or while its provider is silent, the same button works after the wait. */
function SendAgain({ action, fields, onlyProof, wait, challenge }: SendAgainProps) {
	const { t } = usePage();
	return (
		<form method="post" action={action} className="mt-8 max-w-[44rem]">
			{fields.map(({ name, value }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a name may stand several times, and the list never changes
				<input type="hidden" key={index} name={name} value={value} />
			))}
			{!onlyProof && <p className="mb-4">{t("error.kept", { wait })}</p>}
			{challenge && (
				<div className="mb-4">
					<p className="mb-4">{t("error.challenge", { wait })}</p>
					<TurnstileWidget action={turnAction} field={turnProofField} />
				</div>
			)}
			<Button type="submit">{t(onlyProof ? "error.goOn" : "error.again")}</Button>
		</form>
	);
}

function safely<T>(make: () => T): T | undefined {
	try {
		return make();
	} catch (error) {
		console.error(error instanceof Error ? error.stack : error);
		return undefined;
	}
}

function plain({ config }: Site): string {
	const { phone, phoneHref } = config.agency;
	const call = `<a href="${phoneHref}">${phone}</a>`;
	const texts = languageCodes.map((code) => `<p lang="${code}">${phrase(code, "error.plain", { phone: call })}</p>`);
	const title = phrase(defaultLanguage, "error.plain.title");
	return `<!DOCTYPE html><html lang="${defaultLanguage}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${texts.join("")}`;
}
