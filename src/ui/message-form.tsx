// The frame of a form that writes to the agency: what is wrong, the token, the trap, the check for machines, the button.
import type { ReactNode } from "react";
import type { FormProblem } from "../messages/fields.ts";
import { usePage } from "../render/page-context.tsx";
import { CallLink } from "./call-link.tsx";
import { Button } from "./controls/button.tsx";
import { ErrorSummary } from "./controls/error-summary.tsx";
import { Notice } from "./notice.tsx";

/** Nobody sees this field; what fills it in is no person. */
export const messageTrap = "website";
/** The name that Turnstile's widget gives its field. */
export const proofField = "cf-turnstile-response";

/** Why a form that was right is shown again. */
export type Again = "expired" | "hasty" | "unchecked" | "unreachable" | "failed";

export interface MessageFormState<Form, Field extends string> {
	/** As it was typed. */
	readonly form: Form;
	readonly problems?: readonly FormProblem<Field>[];
	readonly again?: Again | undefined;
	/** Undefined: nothing can be sent from here at the moment. */
	readonly token: string | undefined;
}

export interface FormControl {
	readonly id: string;
	readonly name: string;
	readonly problem: { readonly word: string; readonly text: string } | undefined;
}

/** What a form's controls share, by the name of the field: ids begin with the form's own. */
export function useControls<Field extends string>(id: string, problems: readonly FormProblem<Field>[] = []) {
	const { t } = usePage();
	const said = problems.map(({ field, key, values }) => ({ field, text: t(key, values) }));
	return {
		summary: said.map(({ field, text }) => ({ target: `${id}-${field}`, text })),
		control(field: Field): FormControl {
			const text = said.find((problem) => problem.field === field)?.text;
			return { id: `${id}-${field}`, name: field, problem: text ? { word: t("search.error"), text } : undefined };
		},
	};
}

interface FrameProps {
	/** Of the section, its heading and its form; the purpose of its token. */
	readonly id: "contact" | "callback";
	readonly heading: string;
	readonly lead: string;
	readonly action: string;
	readonly submit: string;
	readonly summary: readonly { readonly target: string; readonly text: string }[];
	readonly again: Again | undefined;
	readonly token: string | undefined;
	readonly children: ReactNode;
}

export function MessageForm({ id, heading, lead, action, submit, summary, again, token, children }: FrameProps) {
	const { t } = usePage();
	return (
		<section className="card mt-10 mb-10 max-w-[44rem]" id={id} aria-labelledby={`${id}-heading`}>
			<h2 id={`${id}-heading`} className="text-xl">
				{heading}
			</h2>
			{token === undefined ? (
				<Unsent heading={t("message.off.heading")} text={t("message.off.text")} />
			) : (
				<>
					<p className="mt-2 mb-3">{lead}</p>
					<ErrorSummary heading={t("search.problem")} problems={summary} />
					{again && <Unsent heading={t(`message.again.${again}.heading`)} text={t(`message.again.${again}.text`)} />}
					<form method="post" action={`${action}#${id}`} noValidate className="mt-5 grid gap-6">
						<input type="hidden" name="token" value={token} />
						{children}
						<div className="sr-only" aria-hidden="true">
							<label htmlFor={`${id}-website`}>{t("alert.trap")}</label>
							<input type="text" id={`${id}-website`} name={messageTrap} tabIndex={-1} autoComplete="off" />
						</div>
						<HumanWidget action={id} />
						<p>
							<Button type="submit">{submit}</Button>
						</p>
					</form>
				</>
			)}
		</section>
	);
}

/** Says what happened, and the two ways that always work. */
function Unsent({ heading, text }: { heading: string; text: string }) {
	const { config } = usePage();
	return (
		<div className="mt-4">
			<Notice tone="problem" heading={heading}>
				<p>{text}</p>
				<p className="flex flex-wrap gap-x-6">
					<span className="py-2.5">
						<CallLink look="text" />
					</span>
					<a className="link py-2.5" href={`mailto:${config.agency.email}`}>
						{config.agency.email}
					</a>
				</p>
			</Notice>
		</div>
	);
}

/** Turnstile's widget, where it is configured. Without script it cannot be, and the phone stands in its place. */
function HumanWidget({ action }: { action: string }) {
	const { config, language, t } = usePage();
	if (!config.turnstile) return null;
	return (
		<>
			<div
				className="cf-turnstile"
				data-sitekey={config.turnstile.siteKey}
				data-action={action}
				data-language={language}
				data-size="flexible"
			/>
			<noscript>
				<Unsent heading={t("message.noscript.heading")} text={t("message.noscript.text")} />
			</noscript>
			<script src="https://challenges.cloudflare.com/turnstile/v0/api.js" async defer />
		</>
	);
}
