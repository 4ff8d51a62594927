// Fields, selects and groups of choices: plain, with a hint, with a problem, not to be used.
import { pathOf } from "../../links.ts";
import { Choice } from "../../ui/controls/choice.tsx";
import { ErrorSummary } from "../../ui/controls/error-summary.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { TextArea } from "../../ui/controls/text-area.tsx";
import { SearchForm } from "../../ui/search-form.tsx";
import { type Component, useSample } from "../samples/example.ts";

interface SampleProps {
	/** Start of the ids. */
	readonly id: string;
	readonly wrong?: boolean;
	readonly disabled?: boolean;
}

function Text({ id, wrong = false, disabled = false }: SampleProps) {
	const { name, hint, optional, word, missing } = useSample("field");
	return (
		<Field
			id={id}
			name="name"
			label={name}
			mark={wrong ? undefined : optional}
			hint={hint}
			problem={wrong ? { word, text: missing } : undefined}
			disabled={disabled}
			defaultValue={wrong ? "" : "Rodríguez Peña"}
		/>
	);
}

function Cabin({ id, wrong = false, disabled = false }: SampleProps) {
	const { cabin, economy, business, chooseCabin, word } = useSample("field");
	return (
		<Select
			id={id}
			name="cabin"
			label={cabin}
			options={[
				["economy", economy],
				["business", business],
			]}
			defaultValue="business"
			disabled={disabled}
			problem={wrong ? { word, text: chooseCabin } : undefined}
		/>
	);
}

function Contact({ id, wrong = false }: SampleProps) {
	const { contact, phone, phoneDetail, mail, choose, word } = useSample("field");
	return (
		<RadioGroup
			id={id}
			name={id}
			legend={contact}
			problem={wrong ? { word, text: choose } : undefined}
			options={[
				{ value: "phone", label: phone, detail: phoneDetail },
				{ value: "mail", label: mail },
			]}
			value={wrong ? undefined : "phone"}
		/>
	);
}

function Nearby() {
	const { nearby, nearbyDetail } = useSample("field");
	return <Choice type="checkbox" name="nearby" label={nearby} detail={nearbyDetail} defaultChecked />;
}

function Message() {
	const { message, letter, optional } = useSample("field");
	return <TextArea id="field-message" name="message" label={message} mark={optional} defaultValue={letter} />;
}

function Search() {
	const { look, looked } = useSample("field");
	return <SearchForm id="field-search" label={look} action={pathOf("blog")} text={looked} />;
}

function Summary() {
	const { summary, missing, choose } = useSample("field");
	return (
		<ErrorSummary
			heading={summary}
			problems={[
				{ target: "field-wrong", text: missing },
				{ target: "contact-wrong", text: choose },
			]}
		/>
	);
}

export const field: Component = {
	id: "field",
	title: "Fields and choices",
	pictures: {
		wide: ["text"],
		night: ["problem", "focus", "error-summary"],
		spanish: ["problem", "radios", "error-summary"],
	},
	examples: {
		text: () => <Text id="field-text" />,
		focus: () => <Text id="field-focus" />,
		problem: () => <Text id="field-wrong" wrong />,
		disabled: () => <Text id="field-off" disabled />,
		select: () => <Cabin id="select-plain" />,
		"select-problem": () => <Cabin id="select-wrong" wrong />,
		"select-disabled": () => <Cabin id="select-off" disabled />,
		radios: () => <Contact id="contact" />,
		"radios-problem": () => <Contact id="contact-wrong" wrong />,
		"several-lines": () => <Message />,
		"focus-checkbox": () => <Nearby />,
		search: () => <Search />,
		"error-summary": () => <Summary />,
	},
};
