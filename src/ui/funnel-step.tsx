// The layout of one step of a booking: how far it is, what the step asks, and beside it the trip, which stays.
import type { ReactNode } from "react";
import type { MessageKey } from "../i18n/messages.ts";
import { usePage } from "../render/page-context.tsx";

/** The steps in their order. */
const stepNames = {
	search: "funnel.search",
	passengers: "funnel.passengers",
	review: "funnel.review",
	pay: "funnel.pay",
	done: "funnel.done",
} as const satisfies Record<string, MessageKey>;

export type FunnelStepId = keyof typeof stepNames;
const steps = Object.keys(stepNames) as FunnelStepId[];

/** Where a step that is done can be seen again; nowhere once the booking is made. */
type HrefOf = (step: FunnelStepId) => string | undefined;

interface FunnelStepProps {
	readonly current: FunnelStepId;
	readonly hrefOf: HrefOf;
	readonly heading: string;
	readonly lead?: string;
	/** A TripSummary. */
	readonly summary: ReactNode;
	readonly children?: ReactNode;
}

export function FunnelStep({ current, hrefOf, heading, lead, summary, children }: FunnelStepProps) {
	return (
		<div className="funnel">
			<div className="funnel-head">
				<Progress current={current} hrefOf={hrefOf} />
				<h1>{heading}</h1>
				{lead && <p className="lead">{lead}</p>}
			</div>
			{summary}
			<div className="funnel-content">{children}</div>
		</div>
	);
}

function Progress({ current, hrefOf }: { current: FunnelStepId; hrefOf: HrefOf }) {
	const { t } = usePage();
	const at = steps.indexOf(current);
	return (
		<nav className="way" aria-label={t("funnel.progress")}>
			<p>{t("funnel.step", { number: at + 1, count: steps.length })}</p>
			<ProgressArc share={at / (steps.length - 1)} />
			<ol>
				{steps.map((step, index) => {
					const href = index < at ? hrefOf(step) : undefined;
					const name = <span>{t(stepNames[step])}</span>;
					return (
						<li
							key={step}
							data-state={index < at ? "done" : undefined}
							aria-current={step === current ? "step" : undefined}
						>
							{href ? <a href={href}>{name}</a> : name}
						</li>
					);
				})}
			</ol>
		</nav>
	);
}

/** The great circle from the first step to the last, and over it the part that is behind the visitor. */
function ProgressArc({ share }: { share: number }) {
	// A quadratic curve from 0,100 over 50,-100 to 100,100 tops out at 0; its first part is such a curve again.
	const [controlX, controlY] = [50 * share, 100 - 200 * share];
	const [x, y] = [100 * share, 100 - 400 * share * (1 - share)];
	return (
		<svg className="way-arc" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
			<path d="M0 100Q50-100 100 100" />
			{share > 0 && <path className="way-done" d={`M0 100Q${controlX} ${controlY} ${x} ${y}`} />}
		</svg>
	);
}
