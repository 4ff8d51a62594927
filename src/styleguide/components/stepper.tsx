// Steppers: a number between its buttons, at its least, with the focus, and with a problem.
import { Stepper } from "../../ui/controls/stepper.tsx";
import { type Component, useSample } from "../example.ts";

const nothing = () => {};

interface SampleProps {
	readonly id: string;
	readonly value: number;
	readonly wrong?: boolean;
}

function Buttons({ id, value, wrong = false }: SampleProps) {
	const { word, problem, ...rest } = useSample("stepper");
	return (
		<Stepper
			{...rest}
			id={id}
			value={value}
			min={1}
			max={9}
			problem={wrong ? { word, text: problem } : undefined}
			onChange={nothing}
		/>
	);
}

export const stepper: Component = {
	id: "stepper",
	title: "Stepper",
	pictures: { night: ["middle"] },
	examples: {
		middle: () => <Buttons id="stepper-middle" value={3} />,
		least: () => <Buttons id="stepper-least" value={1} />,
		focus: () => <Buttons id="stepper-focus" value={3} />,
		problem: () => <Buttons id="stepper-wrong" value={9} wrong />,
	},
};
