// Steps of a booking with the trip beside them: the first form, and the last step, from which no way leads back.
import { Field } from "../../ui/controls/field.tsx";
import { FunnelStep } from "../../ui/funnel-step.tsx";
import { TripSummary } from "../../ui/trip-summary.tsx";
import { type Component, useSample } from "../example.ts";
import { sampleQuote } from "../sample-trip.ts";

function Passengers() {
	const text = useSample("funnel-step");
	return (
		<FunnelStep
			current="passengers"
			hrefOf={(step) => `#${step}`}
			heading={text.heading}
			lead={text.lead}
			summary={<TripSummary trip={sampleQuote} about={text.about} />}
		>
			<div className="grid gap-4">
				<Field id="sample-given" name="given" label={text.given} autoComplete="off" />
				<Field id="sample-family" name="family" label={text.family} autoComplete="off" />
			</div>
		</FunnelStep>
	);
}

function Done() {
	const text = useSample("funnel-step");
	return (
		<FunnelStep
			current="done"
			hrefOf={() => undefined}
			heading={text.done}
			summary={<TripSummary trip={sampleQuote} about={text.about} />}
		>
			<p>{text.requested}</p>
		</FunnelStep>
	);
}

export const funnelStep: Component = {
	id: "funnel-step",
	title: "Step of a booking",
	pictures: { desk: "all", night: ["passengers"], spanish: "all" },
	examples: { passengers: () => <Passengers />, done: () => <Done /> },
};
