// The frame of a form that writes to the agency: what is wrong, the trap, the check for machines, the button.
import type { ReactNode } from "react";
import type { FormState } from "../../forms/form.ts";
import type { Translate } from "../../i18n/messages.ts";
import { usePage } from "../../page/page-context.tsx";
import { FormSummary } from "../../ui/form/form-summary.tsx";
import { FormView } from "../../ui/form/form-view.tsx";
import { SendButton } from "../../ui/form/send-button.tsx";
import type { SummaryLine } from "../../ui/form/use-fields.ts";
import { HumanWidget, NeedsScript } from "./human-widget.tsx";
import { Unsent } from "./unsent.tsx";

/** Why a form that was right is shown again. */
export type Again = "unchecked" | "unreachable" | "failed" | "trapped";

export interface MessageFormProps<Field extends string> extends FormState<Field> {
	readonly action: string;
	/** It was sent, and is shown again for a reason that no field is about. */
	readonly again?: Again | undefined;
	/** The writer came back to change something. */
	readonly back?: boolean;
	/** False: nothing can be sent from here at the moment. */
	readonly on: boolean;
}

interface FrameProps extends Omit<MessageFormProps<never>, "typed" | "problems"> {
	/** Its id is also that of the section and the action of its check for machines. */
	readonly form: { readonly id: "contact" | "callback" };
	readonly heading: string;
	/** Absent where the page says it above. */
	readonly lead?: string | undefined;
	readonly submit: string;
	/** It is shown once more before it is sent, with the check for machines. */
	readonly asksFirst?: boolean;
	readonly summary: readonly SummaryLine[];
	readonly children: ReactNode;
}

function againTexts(again: Again, t: Translate) {
	if (again === "trapped") return { heading: t("trap.heading"), text: t("trap.text") };
	return { heading: t(`message.again.${again}.heading`), text: t(`message.again.${again}.text`) };
}

export function MessageForm({
	form,
	action,
	summary,
	again,
	back,
	asksFirst = false,
	on,
	children,
	...texts
}: FrameProps) {
	const { t } = usePage();
	const { id } = form;
	return (
		<section className="card mt-6 mb-10 max-w-[44rem]" id={id} aria-labelledby={`${id}-heading`}>
			<h2 id={`${id}-heading`} className="text-xl">
				{texts.heading}
			</h2>
			{on ? (
				<>
					{texts.lead && <p className="mt-2 mb-3">{texts.lead}</p>}
					<FormSummary lines={summary} />
					{again && <Unsent {...againTexts(again, t)} focused />}
					<FormView
						form={form}
						method="post"
						action={action}
						answer={summary.length > 0 || again || back ? "again" : undefined}
						open
					>
						{children}
						{asksFirst ? <NeedsScript /> : <HumanWidget action={id} />}
						<p>
							<SendButton trapped={again === "trapped"}>{texts.submit}</SendButton>
						</p>
					</FormView>
				</>
			) : (
				<Unsent heading={t("message.off.heading")} text={t("message.off.text")} />
			)}
		</section>
	);
}
