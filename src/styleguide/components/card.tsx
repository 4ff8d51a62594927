// The plain card.
import { type Component, useSample } from "../example.ts";

const texts = {
	en: { name: "Bring both surnames", text: "The name on the ticket has to match the passport, letter by letter." },
	es: {
		name: "Traiga los dos apellidos",
		text: "El nombre del boleto debe coincidir con el pasaporte, letra por letra.",
	},
};

function Sample() {
	const { name, text } = useSample(texts);
	return (
		<div className="card">
			<p className="font-bold">{name}</p>
			<p className="mt-1 text-muted">{text}</p>
		</div>
	);
}

export const card: Component = {
	id: "card",
	title: "Card",
	pictures: { desk: "all", night: "all" },
	examples: { plain: () => <Sample /> },
};
