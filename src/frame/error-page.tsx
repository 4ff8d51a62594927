// The page for a refusal or a surprise: localized, with the phone number and nothing internal.
import { renderToString } from "react-dom/server";
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
}

interface ErrorDetails {
	readonly kept?: KeptForm | undefined;
	/** Seconds until it is worth trying again. */
	readonly wait?: number;
}

/** Never throws: if the page itself cannot be rendered, a plain sentence a language and the number remain. */
export function errorPage(services: Site, language: Language, status: number, more: ErrorDetails = {}): Response {
	return new Response(safely(() => render(services, language, status, more)) ?? plain(services), {
		status,
		headers: { "Content-Type": "text/html; charset=UTF-8", "Cache-Control": "no-store", "Content-Language": language },
	});
}

function render(services: Site, language: Language, status: number, { kept, wait = 60 }: ErrorDetails): string {
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
				{kept && <SendAgain {...kept} />}
			</div>
		</Document>,
	)}`;
}

function SendAgain({ action, fields }: KeptForm) {
	const { t } = usePage();
	return (
		<form method="post" action={action} className="mt-8 max-w-[44rem]">
			{fields.map(({ name, value }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a name may stand several times, and the list never changes
				<input type="hidden" key={index} name={name} value={value} />
			))}
			<p className="mb-4">{t("error.kept")}</p>
			<Button type="submit">{t("error.again")}</Button>
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
