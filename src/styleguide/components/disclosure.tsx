// Disclosures: closed, open, and with the focus.
import { Disclosure } from "../../ui/disclosure.tsx";
import { type Component, useSample } from "../example.ts";

function Sample({ open = false }: { open?: boolean }) {
	const { summary, text } = useSample("disclosure");
	return (
		<Disclosure summary={summary} open={open}>
			<p className="prose">{text}</p>
		</Disclosure>
	);
}

export const disclosure: Component = {
	id: "disclosure",
	title: "Disclosure",
	pictures: { night: ["open"], spanish: ["open"] },
	examples: { closed: () => <Sample />, open: () => <Sample open />, focus: () => <Sample /> },
};
