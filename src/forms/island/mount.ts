// A form in the browser: what is typed outlives a reload and a change of language, and each field is checked when it is left.
import type { Mount } from "../../islands/island.ts";
import type { CheckedForms } from "./check.ts";
import { type Control, controlsOf, isAboutToPress, isUntouched, isWorthAWord, leftBefore } from "./controls.ts";
import { fillIn, forget, keep, touchedIn, typedIn } from "./keeping.ts";
import { pressIsOver, watchPresses } from "./press.ts";

/** The mount of every form; `forms` are those whose rules the browser asks. */
export const formMount =
	(forms: CheckedForms): Mount =>
	(element) => {
		const { form: name = "", answer, kept } = element.dataset;
		// Where the form was, or above it, now stands what came of it.
		if (!(element instanceof HTMLFormElement) || answer === "done") forget(name);
		if (!(element instanceof HTMLFormElement)) return;
		// In a form that came back, what the server wrote is what the visitor typed.
		const [id = ""] = name.split(" ");
		const read = answer === "again" ? typedIn : touchedIn;
		const save = () => kept !== undefined && keep(name, read(element));
		const turn = ({ target }: Event) => {
			if (target instanceof Element && target.closest("a[data-language]")) keep(name, read(element, true), true);
		};
		// The rules may not load, as in a tunnel: then nothing is said.
		const ask = (left: Control) =>
			import("./check.ts").then(({ check }) => check(forms[id], element, left, pressIsOver)).catch(() => {});
		watchPresses();
		leftBefore(element).forEach(ask);
		if (answer === undefined) fillIn(element, name);
		if (kept === undefined) forget(name);
		// Only some forms ask where somebody is; where nothing loads, it is chosen by hand.
		if (controlsOf(element).some(({ name }) => /^country$|zone$/.test(name)))
			import("./whereabouts.ts").then((file) => file.chooseWhere(element, answer !== undefined)).catch(() => {});
		if (answer === "again" || !controlsOf(element).every(isUntouched)) save();
		document.addEventListener("click", turn);
		element.addEventListener("input", save);
		element.addEventListener("change", save);
		element.addEventListener("focusout", ({ target, relatedTarget }) => {
			const control = controlsOf(element).find((one) => one === target);
			if (!control || !isWorthAWord(control) || isAboutToPress(relatedTarget)) return;
			if (!isSaidByServer(control)) void ask(control);
		});
	};

/** What the server said of this very text stands: it has rules that the browser has not. What is said here is an alert. */
function isSaidByServer(control: Control): boolean {
	return document.getElementById(`${control.id}-error`)?.role === null && isUntouched(control);
}
