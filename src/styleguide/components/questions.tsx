// Questions as disclosures: closed, and with the focus on the first.
import { Questions } from "../../ui/questions.tsx";
import { type Component, useSample } from "../example.ts";

const texts = {
	en: [
		{ question: "Can I change the name on a ticket?", html: "<p>Most airlines only mend spelling mistakes.</p>" },
		{ question: "Do you charge for the call?", html: "<p>No.</p>" },
	],
	es: [
		{
			question: "¿Puedo cambiar el nombre del boleto?",
			html: "<p>La mayoría de las aerolíneas solo corrige errores de escritura.</p>",
		},
		{ question: "¿Cobran por la llamada?", html: "<p>No.</p>" },
	],
};

function Sample() {
	return <Questions items={useSample(texts)} />;
}

export const questions: Component = {
	id: "questions",
	title: "Questions",
	pictures: { desk: "all", night: "all", spanish: "all" },
	examples: { closed: () => <Sample /> },
};
