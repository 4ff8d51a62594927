// What stays at the bottom of the screen: the call button, and beside it what a visitor is told or asked once.
import { CallLink } from "./call-link.tsx";
import { Corner } from "./corner.tsx";

export function StickyCall() {
	return (
		<>
			<div className="sticky-call">
				<CallLink />
			</div>
			<Corner />
		</>
	);
}
