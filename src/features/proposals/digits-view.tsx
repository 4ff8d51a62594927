// Where who accepts a proposal types the six digits that went to the booking's mail: what is accepted, and nothing else of the booking.
import { blank, type FieldOf, type FormState } from "../../forms/form.ts";
import { usePage } from "../../page/page-context.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { OpeningForm } from "../../ui/form/opening-form.tsx";
import { PageWithAside } from "../../ui/page-with-aside.tsx";
import { digitsForm } from "../bookings/forms/digits-form.ts";
import { StepNotice } from "../bookings/step-notice.tsx";
import { agreedText, amountOf } from "./amounts.ts";
import { useOptionName } from "./option-view.tsx";
import type { ProposalOption } from "./proposal.ts";

export interface DigitsState extends Partial<FormState<FieldOf<typeof digitsForm>>> {
	/** New ones were asked for, and are on their way. */
	readonly sent?: boolean;
}

interface DigitsViewProps extends DigitsState {
	readonly hidden: Readonly<Record<string, string>>;
	readonly option: ProposalOption;
	readonly position: number;
	/** Of options. */
	readonly count: number;
	readonly secret: string;
}

/** Nothing is opened with them, so nobody is asked whether it should stay open. */
const { stay: _, ...digitsAlone } = digitsForm.fields;

export function DigitsView({ typed = blank(digitsForm), problems = [], sent = false, ...props }: DigitsViewProps) {
	const { hidden, option, position, count, secret } = props;
	const page = usePage();
	const { t, href } = page;
	const name = useOptionName()(position, count);
	const due = amountOf(option);
	const price = agreedText(option, page);
	const single = due.minor < 0 ? "proposal.digits.single.back" : "proposal.digits.single";
	const target = href("proposal", { secret });
	return (
		<PageWithAside head={{ heading: t("proposal.digits.heading") }}>
			{sent && <StepNotice heading="proof.again.heading" text="proof.again.text" tone="info" />}
			<OpeningForm
				{...{ typed, problems, hidden }}
				form={{ id: digitsForm.id, fields: digitsAlone as typeof digitsForm.fields }}
				method="post"
				action={target}
				submit={t("proof.submit")}
				beside={
					<Button type="submit" name="again" value="yes" look="quiet">
						{t("proof.again")}
					</Button>
				}
			>
				<p>{count > 1 ? t("proposal.digits.text", { option: name, price }) : t(single, { price })}</p>
			</OpeningForm>
			<p className="mt-4">
				<a className="link py-2.5" href={target}>
					{t("proposal.digits.back")}
				</a>
			</p>
		</PageWithAside>
	);
}
