// Steps of a booking with the trip beside them: the first form, and the last step, from which no way leads back.
import { Field } from "../../ui/controls/field.tsx";
import { FunnelStep } from "../../ui/funnel-step.tsx";
import { TripSummary } from "../../ui/trip-summary.tsx";
import { type Component, useSample } from "../example.ts";
import { sampleQuote } from "../sample-trip.ts";

const texts = {
	en: {
		heading: "Who is traveling?",
		lead: "Names as on the ID that each traveler shows at the airport.",
		given: "Given names",
		family: "Last names",
		about: "about sample quote 27",
		done: "Your booking",
		requested: "We have your request. This is a sample.",
	},
	es: {
		heading: "¿Quién viaja?",
		lead: "Los nombres como están en el documento que cada persona muestra en el aeropuerto.",
		given: "Nombres",
		family: "Apellidos",
		about: "sobre la cotización de muestra 27",
		done: "Su reserva",
		requested: "Tenemos su solicitud. Esto es una muestra.",
	},
};

function Passengers() {
	const text = useSample(texts);
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
	const text = useSample(texts);
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
