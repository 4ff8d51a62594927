// What is read aloud stands in the caller's language, whatever the agent reads the desk in.
import type { ReactNode } from "react";
import type { Language } from "../../i18n/languages.ts";
import { PageProvider, usePage } from "../../page/page-context.tsx";
import { deskTexts } from "../texts/texts.ts";
import { DeskProvider, useDesk } from "./desk-context.tsx";

interface CallersLanguageProps {
	readonly of: Language;
	readonly children: ReactNode;
}

export function CallersLanguage({ of, children }: CallersLanguageProps) {
	const { id, config, target } = usePage();
	const desk = useDesk();
	const { messages, variables } = desk.site;
	const page = { ...{ id, config, target, language: of }, messages: messages[of], variables: variables[of] };
	return (
		<PageProvider page={page}>
			<DeskProvider desk={{ ...desk, d: deskTexts(of) }}>
				<div lang={of} className="grid gap-4">
					{children}
				</div>
			</DeskProvider>
		</PageProvider>
	);
}
