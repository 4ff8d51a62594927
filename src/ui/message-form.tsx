// The frame of a form that writes to the agency: what is wrong, the trap, the check for machines, the button.
import type { ReactNode } from "react";
import type { FormState } from "../forms/form.ts";
import { usePage } from "../render/page-context.tsx";
import { CallLink } from "./call-link.tsx";
import { Button } from "./controls/button.tsx";
import { FormSummary } from "./form/form-summary.tsx";
import { FormView } from "./form/form-view.tsx";
import type { SummaryLine } from "./form/use-fields.ts";
import { Notice } from "./notice.tsx";

/** The name that Turnstile's widget gives its field. */
export const proofField = "cf-turnstile-response";

/** Why a form that was right is shown again. */
export type Again = "unchecked" | "unreachable" | "failed";

export interface MessageFormProps<Field extends string> extends FormState<Field> {
	readonly action: string;
	/** It was sent, and is shown again for a reason that no field is about. */
	readonly again?: Again | undefined;
	/** False: nothing can be sent from here at the moment. */
	readonly on: boolean;
}

interface FrameProps extends Omit<MessageFormProps<never>, "typed" | "problems"> {
	/** Its id is also that of the section and the action of its check for machines. */
	readonly form: { readonly id: "contact" | "callback" };
	readonly heading: string;
	readonly lead: string;
	readonly submit: string;
	readonly summary: readonly SummaryLine[];
	readonly children: ReactNode;
}

export function MessageForm({ form, action, summary, again, on, children, ...texts }: FrameProps) {
	const { t } = usePage();
	const { id } = form;
	return (
		<section className="card mt-10 mb-10 max-w-[44rem]" id={id} aria-labelledby={`${id}-heading`}>
			<h2 id={`${id}-heading`} className="text-xl">
				{texts.heading}
			</h2>
			{on ? (
				<>
					<p className="mt-2 mb-3">{texts.lead}</p>
					<FormSummary lines={summary} />
					{again && (
						<Unsent heading={t(`message.again.${again}.heading`)} text={t(`message.again.${again}.text`)} focused />
					)}
					<FormView
						form={form}
						method="post"
						action={action}
						answer={summary.length > 0 || again ? "again" : undefined}
						open
					>
						{children}
						<HumanWidget action={id} />
						<p>
							<Button type="submit">{texts.submit}</Button>
						</p>
					</FormView>
				</>
			) : (
				<Unsent heading={t("message.off.heading")} text={t("message.off.text")} />
			)}
		</section>
	);
}

interface UnsentProps {
	readonly heading: string;
	readonly text: string;
	readonly focused?: boolean;
}

/** Says what happened, and the two ways that always work. */
function Unsent({ heading, text, focused = false }: UnsentProps) {
	const { config } = usePage();
	return (
		<div className="mt-4">
			<Notice tone="problem" heading={heading} focused={focused}>
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
