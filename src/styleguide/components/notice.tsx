// Notices: something to know, something that went wrong.
import { Notice } from "../../ui/notice.tsx";
import { type Component, useSample } from "../example.ts";

const texts = {
	en: {
		info: { heading: "Sample data", text: "These flights and prices show how the page works. They cannot be bought." },
		problem: { heading: "The flights did not load", text: "Search again in a minute, or call us." },
	},
	es: {
		info: {
			heading: "Datos de muestra",
			text: "Estos vuelos y precios muestran cómo es la página. No se pueden comprar.",
		},
		problem: { heading: "No se cargaron los vuelos", text: "Busque de nuevo en un minuto o llámenos." },
	},
};

function Sample({ tone }: { tone: "info" | "problem" }) {
	const { heading, text } = useSample(texts)[tone];
	return (
		<Notice tone={tone} heading={heading}>
			<p>{text}</p>
		</Notice>
	);
}

export const notice: Component = {
	id: "notice",
	title: "Notice",
	pictures: { desk: "all", night: "all", spanish: "all" },
	examples: { info: () => <Sample tone="info" />, problem: () => <Sample tone="problem" /> },
};
