// The call: the marigold button and the number in a sentence.
import { CallLink } from "../../ui/call-link.tsx";
import { type Component, useSample } from "../example.ts";

function InText() {
	return (
		<p>
			<CallLink look="text">{useSample("call-link")}</CallLink>
		</p>
	);
}

export const callLink: Component = {
	id: "call-link",
	title: "Call",
	pictures: { night: "all", spanish: ["button", "in-a-text"] },
	examples: { button: () => <CallLink />, focus: () => <CallLink />, "in-a-text": () => <InText /> },
};
