// Comboboxes: closed, with suggestions, with a problem.
import { Combobox } from "../../ui/controls/combobox.tsx";
import { type Component, useSample } from "../samples/example.ts";

const options = [
	{ key: "SJO", label: "San José (SJO)", detail: "Costa Rica" },
	{ key: "SJC", label: "San Jose (SJC)", detail: "California" },
	{ key: "SJU", label: "San Juan (SJU)", detail: "Puerto Rico" },
];

const nothing = () => {};

interface SampleProps {
	readonly id: string;
	readonly value?: string;
	readonly open?: boolean;
	readonly wrong?: boolean;
	readonly disabled?: boolean;
}

function Sample({ id, value = "", open = false, wrong = false, disabled = false }: SampleProps) {
	const { label, word, problem } = useSample("combobox");
	return (
		<div className={open ? "sg-listbox" : undefined}>
			<Combobox
				id={id}
				name="from"
				label={label}
				defaultValue={value}
				disabled={disabled}
				problem={wrong ? { word, text: problem } : undefined}
				options={open ? options : []}
				active={open ? 1 : -1}
				onPick={nothing}
			/>
		</div>
	);
}

export const combobox: Component = {
	id: "combobox",
	title: "Combobox",
	pictures: { wide: ["suggestions"], night: ["suggestions"], spanish: ["suggestions", "problem"] },
	examples: {
		closed: () => <Sample id="combobox-closed" value="Miami (MIA)" />,
		focus: () => <Sample id="combobox-focus" value="Miami (MIA)" />,
		suggestions: () => <Sample id="combobox-open" value="san j" open />,
		problem: () => <Sample id="combobox-wrong" value="Xyzzy" wrong />,
		disabled: () => <Sample id="combobox-off" value="Miami (MIA)" disabled />,
	},
};
