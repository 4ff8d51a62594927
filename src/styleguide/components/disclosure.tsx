// Disclosures: closed, open, and with the focus.
import { Disclosure } from "../../ui/disclosure.tsx";
import { type Component, useSample } from "../example.ts";

const texts = {
	en: { summary: "What does the price include?", text: "Taxes and the airline's fees, for everybody who travels." },
	es: { summary: "¿Qué incluye el precio?", text: "Impuestos y cargos de la aerolínea, para todos los que viajan." },
};

function Sample({ open = false }: { open?: boolean }) {
	const { summary, text } = useSample(texts);
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
