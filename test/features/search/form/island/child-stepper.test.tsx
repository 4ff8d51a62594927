// What is said of all ages together is said of the buttons and of each age; what is said of one age, of that alone.
import { parse } from "node-html-parser";
import type { ComponentProps } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { ChildStepper } from "../../../../../src/features/search/form/island/child-stepper.tsx";
import { FormContext, type useForm } from "../../../../../src/features/search/form/island/form-context.tsx";

const form = { t: (key: string) => key, idOf: (field: string) => `s-${field}` } as unknown as ReturnType<
	typeof useForm
>;
const problem = { word: "Error:", text: "Each infant needs an adult" };

function describedBy(props: Partial<ComponentProps<typeof ChildStepper>>) {
	const all = {
		ages: ["0", "1"],
		max: 8,
		missing: false,
		refused: [],
		problem,
		onChange: () => {},
		...props,
	} as const;
	const html = parse(
		renderToString(
			<FormContext value={form}>
				<ChildStepper {...all} />
			</FormContext>,
		),
	);
	return html.querySelectorAll("fieldset, select").map((control) => {
		const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
		return ids.map((id) => html.getElementById(id)?.text);
	});
}

const [hint, said] = ["search.ageHint", "Error: Each infant needs an adult"];

it("describes the buttons and each age by a problem of them all", () => {
	expect(describedBy({})).toEqual([[said], [hint, said], [hint, said]]);
});

it("describes the age that is missing by its problem alone, and nothing where there is none", () => {
	expect(describedBy({ ages: ["0", ""], missing: true, refused: [false, true] })).toEqual([[], [hint], [hint, said]]);
	expect(describedBy({ problem: undefined })).toEqual([[], [hint], [hint]]);
});
