// A wait that says what it waits for: named steps, such as airlines, and which of them have answered.
import { Check, Ellipsis } from "lucide";
import { Arc } from "../ui/arc.tsx";
import { Icon } from "../ui/controls/icon.tsx";

interface ProgressProps {
	/** How far it is, in words: "3 of 5 airlines have answered." */
	readonly text: string;
	readonly steps: readonly { readonly name: string; readonly done: boolean }[];
	/** Said after a step's name: "answered". */
	readonly doneWord: string;
	/** "still asking" */
	readonly waitingWord: string;
}

export function Progress({ text, steps, doneWord, waitingWord }: ProgressProps) {
	const done = steps.filter((step) => step.done).length;
	return (
		<div className="progress" role="status">
			<Arc done={steps.length > 0 ? done / steps.length : 0} />
			<p className="progress-text">{text}</p>
			<ul className="progress-steps">
				{steps.map((step) => (
					<li key={step.name} data-done={step.done ? "" : undefined}>
						<Icon of={step.done ? Check : Ellipsis} />
						{step.name}
						<span className="sr-only">: {step.done ? doneWord : waitingWord}</span>
					</li>
				))}
			</ul>
		</div>
	);
}

/** One line of such a list by itself, for a page that is still being written. */
export function AnsweredStep({ name }: { name: string }) {
	return (
		<li data-done="">
			<Icon of={Check} />
			{name}
		</li>
	);
}
