// Questions as disclosures: closed, and with the focus on the first.
import { Questions } from "../../prose/views/questions.tsx";
import { type Component, useSample } from "../samples/example.ts";

function Sample() {
	return <Questions items={useSample("questions")} />;
}

export const questions: Component = {
	id: "questions",
	title: "Questions",
	pictures: { wide: "all", night: "all", spanish: "all" },
	examples: { closed: () => <Sample /> },
};
