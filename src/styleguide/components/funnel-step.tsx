// Steps of a booking with the trip beside them: the first form, and the last step, from which no way leads back.

import { FunnelStep } from "../../features/bookings/funnel-step.tsx";
import { TripSummary } from "../../flights/views/trip-summary.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { type Component, useSample } from "../samples/example.ts";
import { sampleQuote } from "../samples/sample-trip.ts";

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
	pictures: { wide: "all", night: ["passengers"], spanish: "all" },
	examples: { passengers: () => <Passengers />, done: () => <Done /> },
};
