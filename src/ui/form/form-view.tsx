// The element of every form: where it goes, its language, what it carries unseen, its trap, its controls and its button.
import type { ReactNode } from "react";
import type { AnyForm } from "../../forms/form.ts";
import { formIsland } from "../../forms/island/row.ts";
import { trapField } from "../../forms/trap.ts";
import { languageField } from "../../i18n/language-parameter.ts";
import { usePage } from "../../page/page-context.tsx";
import { HiddenFields } from "../controls/hidden-fields.tsx";
import { noFilling } from "../controls/no-filling.ts";

interface FormViewProps {
	readonly form: Pick<AnyForm, "id">;
	/** A GET form drops the query of its action, so its language stands in a hidden field. No fragment: it would take the focus. */
	readonly action: string;
	readonly method: "get" | "post";
	/** It shows what was sent, to be sent again or as it was answered: nothing that the browser kept takes its place. */
	readonly answer: "again" | "done" | undefined;
	readonly hidden?: Readonly<Record<string, string>>;
	/** Anybody may send it: it has a trap. */
	readonly open?: boolean;
	/** What is typed stays in the tab until it has arrived; false for what opens something. */
	readonly kept?: boolean;
	/** Whose it is, where forms alike have other fields: what is kept of one is not filled in in another. */
	readonly of?: string;
	/** Names it where another form stands on its page. */
	readonly label?: string;
	readonly className?: string;
	readonly children: ReactNode;
}

export function FormView({
	form,
	action,
	method,
	answer,
	hidden = {},
	open = false,
	kept = true,
	of,
	...rest
}: FormViewProps) {
	const { language } = usePage();
	const unseen = [...Object.entries(hidden), ...(method === "get" ? languageField(language) : [])];
	return (
		<form
			method={method}
			action={action}
			aria-label={rest.label}
			// The browser's own messages come one at a time and in its language, not the page's.
			noValidate
			className={rest.className ?? "mt-5 grid gap-6"}
			{...watched(form.id, of)}
			data-kept={kept ? "" : undefined}
			data-answer={answer}
		>
			<HiddenFields values={unseen} />
			{rest.children}
			{open && <Trap id={`${form.id}-${trapField}`} />}
		</form>
	);
}

/** Marks the form, or in its place the word that it arrived, for the island that keeps what is typed and checks it. */
export function watched(form: string, of?: string) {
	return { "data-island": "form", "data-when": formIsland.when, "data-form": of ? `${form} ${of}` : form };
}

function Trap({ id }: { id: string }) {
	const { t } = usePage();
	return (
		<div className="sr-only" aria-hidden="true">
			<label htmlFor={id}>{t("alert.trap")}</label>
			<input type="text" id={id} name={trapField} tabIndex={-1} {...noFilling} />
		</div>
	);
}
