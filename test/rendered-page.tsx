// Renders a server component as a page would, in either language.
import { type HTMLElement, parse } from "node-html-parser";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { type Env, parseEnv } from "../src/env.ts";
import type { Language } from "../src/i18n/languages.ts";
import { createMessages } from "../src/i18n/messages.ts";
import { PageProvider } from "../src/page/page-context.tsx";
import { testEnv } from "./test-env.ts";
import { variablesOf } from "./variables.ts";

export const agency = parseEnv(testEnv() as Env).agency;

/** @param target path and query of the page that it stands on @param changed variables of the Worker */
export function rendered(
	element: ReactNode,
	language: Language = "en",
	target = "/payment",
	changed: Readonly<Record<string, string>> = {},
): HTMLElement {
	const config = parseEnv({ ...testEnv(), ...changed } as unknown as Env);
	const variables = variablesOf(config, language);
	const messages = createMessages(language, variables);
	const page = { id: "payment", language, messages, config, variables, target } as const;
	return parse(renderToString(<PageProvider page={page}>{element}</PageProvider>));
}

/** Text as it is read: without React's markers, white space in one piece, Intl's special spaces as plain ones. */
export function textOf(element: { readonly text: string } | null | undefined): string {
	return (element?.text ?? "").replace(/\s+/g, " ").trim();
}
