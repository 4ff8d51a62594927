// Waiting and nothing there: the skeleton of a row, the empty state, and the arc that they share.

import { ItinerarySkeleton } from "../../flights/views/skeleton.tsx";
import { usePage } from "../../page/page-context.tsx";
import { Arc } from "../../ui/arc.tsx";
import { CallLink } from "../../ui/call-link.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { type Component, useSample } from "../samples/example.ts";

function Empty() {
	const { href } = usePage();
	const { heading, text, action } = useSample("waiting");
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
		wide: ["empty-state", "skeleton-fare-card"],
		night: ["arc-part-way", "skeleton-fare-card"],
		spanish: ["empty-state"],
	},
	examples: {
		"skeleton-fare-card": () => <ItinerarySkeleton />,
		"empty-state": () => <Empty />,
		"arc-whole": () => <Arc done={1} />,
		"arc-part-way": () => <Arc done={0.4} />,
		"arc-broken": () => <Arc done="broken" />,
	},
};
