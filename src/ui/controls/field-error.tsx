// What is wrong with one field, right beside it.

/** A problem as plain texts. */
export interface FieldProblem {
	/** Said before the text to those who hear it: "Error:". */
	readonly word: string;
	readonly text: string;
	/** It came up while the visitor was elsewhere already, so it is said to those who hear the page. */
	readonly arrived?: boolean;
}

export function FieldError({ id, problem }: { id: string; problem: FieldProblem | undefined }) {
	if (!problem) return null;
	return (
		// Another text is another element: React cannot change a text node that a translator has replaced.
		<p key={problem.text} className="control-error" id={id} role={problem.arrived ? "alert" : undefined}>
			<ProblemText {...problem} />
		</p>
	);
}

/** The message alone, for places that bring their own element, such as a legend. */
export function ProblemText({ word, text }: Omit<FieldProblem, "arrived">) {
	return (
		<>
			<span className="sr-only">{word} </span>
			{text}
		</>
	);
}
