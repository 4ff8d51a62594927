// Fields, selects and groups of choices: plain, with a hint, with a problem, not to be used.
import { Choice } from "../../ui/controls/choice.tsx";
import { ErrorSummary } from "../../ui/controls/error-summary.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { TextArea } from "../../ui/controls/text-area.tsx";
import { type Component, useSample } from "../example.ts";

const texts = {
	en: {
		name: "Last name",
		hint: "As it is in the passport.",
		message: "Message",
		letter: "We would like to sit together.",
		optional: "(optional)",
		word: "Error:",
		missing: "Enter the last name.",
		cabin: "Cabin",
		economy: "Economy",
		business: "Business",
		chooseCabin: "Choose a cabin.",
		contact: "How should we answer?",
		phone: "By phone",
		phoneDetail: "within an hour",
		mail: "By email",
		choose: "Choose how we should answer.",
		nearby: "Airports nearby too",
		nearbyDetail: "up to 60 miles away",
		summary: "Two things to mend",
	},
	es: {
		name: "Apellidos",
		hint: "Como están en el pasaporte.",
		message: "Mensaje",
		letter: "Nos gustaría sentarnos juntos.",
		optional: "(opcional)",
		word: "Error:",
		missing: "Escriba los apellidos.",
		cabin: "Cabina",
		economy: "Económica",
		business: "Ejecutiva",
		chooseCabin: "Elija una cabina.",
		contact: "¿Cómo le respondemos?",
		phone: "Por teléfono",
		phoneDetail: "en una hora",
		mail: "Por correo",
		choose: "Elija cómo le respondemos.",
		nearby: "También aeropuertos cercanos",
		nearbyDetail: "hasta 60 millas",
		summary: "Dos cosas por corregir",
	},
};

interface SampleProps {
	/** Start of the ids. */
	readonly id: string;
	readonly wrong?: boolean;
	readonly disabled?: boolean;
}

function Text({ id, wrong = false, disabled = false }: SampleProps) {
	const { name, hint, optional, word, missing } = useSample(texts);
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
	const { cabin, economy, business, chooseCabin, word } = useSample(texts);
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
	const { contact, phone, phoneDetail, mail, choose, word } = useSample(texts);
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
	const { nearby, nearbyDetail } = useSample(texts);
	return <Choice type="checkbox" name="nearby" label={nearby} detail={nearbyDetail} defaultChecked />;
}

function Message() {
	const { message, letter, optional } = useSample(texts);
	return <TextArea id="field-message" name="message" label={message} mark={optional} defaultValue={letter} />;
}

function Summary() {
	const { summary, missing, choose } = useSample(texts);
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
		desk: ["text"],
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
		"error-summary": () => <Summary />,
	},
};
