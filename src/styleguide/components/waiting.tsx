// Waiting and nothing there: skeletons, progress, the empty state, and the arc that they share.
import { usePage } from "../../render/page-context.tsx";
import { Arc } from "../../ui/arc.tsx";
import { CallLink } from "../../ui/call-link.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Progress } from "../../ui/progress.tsx";
import { ItinerarySkeleton, SkeletonLines } from "../../ui/skeleton.tsx";
import { type Component, useSample } from "../example.ts";

const texts = {
	en: {
		progress: (done: number) => `${done} of 3 airlines have answered.`,
		doneWord: "answered",
		waitingWord: "still asking",
		heading: "No flights on this day",
		text: "Other days or airports nearby may have some. This is a sample.",
		action: "Change the search",
	},
	es: {
		progress: (done: number) => `Respondieron ${done} de 3 aerolíneas.`,
		doneWord: "respondió",
		waitingWord: "esperando",
		heading: "No hay vuelos ese día",
		text: "Puede haber en otros días o en aeropuertos cercanos. Esto es una muestra.",
		action: "Cambiar la búsqueda",
	},
};

const airlines = ["Avianca", "Copa Airlines", "United"];

function Answered({ count }: { count: number }) {
	const { progress, doneWord, waitingWord } = useSample(texts);
	return (
		<Progress
			text={progress(count)}
			steps={airlines.map((name, index) => ({ name, done: index < count }))}
			doneWord={doneWord}
			waitingWord={waitingWord}
		/>
	);
}

function Empty() {
	const { href } = usePage();
	const { heading, text, action } = useSample(texts);
	return (
		<EmptyState
			heading={heading}
			level={3}
			text={text}
			actions={
				<>
					<CallLink />
					<Button look="quiet" href={href("flightResults")}>
						{action}
					</Button>
				</>
			}
		/>
	);
}

export const waiting: Component = {
	id: "waiting",
	title: "Waiting, and nothing there",
	pictures: {
		desk: ["empty-state", "skeleton-fare-card"],
		night: ["arc-part-way", "progress-begun", "skeleton-fare-card"],
		spanish: ["empty-state"],
	},
	examples: {
		"skeleton-lines": () => <SkeletonLines />,
		"skeleton-fare-card": () => <ItinerarySkeleton />,
		"progress-begun": () => <Answered count={1} />,
		"progress-done": () => <Answered count={3} />,
		"empty-state": () => <Empty />,
		"arc-whole": () => <Arc done={1} />,
		"arc-part-way": () => <Arc done={0.4} />,
		"arc-broken": () => <Arc done="broken" />,
	},
};
