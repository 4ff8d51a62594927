// What is wrong with the search while it is filled in, asked each time a field is left; the rules are fetched then.
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type FieldName, fieldNames } from "../../../../flights/trip/form.ts";
import type { Problem } from "../../../../flights/trip/problems.ts";
import {
	controlsOf,
	isAboutToPress,
	isControl,
	isUntouched,
	isWorthAWord,
	leftBefore,
} from "../../../../forms/island/controls.ts";
import { pressIsOver } from "../../../../forms/island/press.ts";
import type { Sent } from "./check-search.ts";

interface Checks {
	readonly problems: readonly Problem[];
	/** The focus leaves something in the form. */
	leave(event: FocusEvent): void;
	/** A field was written, which no event of it tells: what is mended is taken back, and nothing new said. */
	mend(): void;
}

const none: ReadonlySet<FieldName> = new Set();

export function useChecks(form: RefObject<HTMLFormElement | null>, sent: Sent): Checks {
	const [problems, setProblems] = useState(sent.problems);
	const left = useRef(new Set<FieldName>());
	const asked = useRef(false);

	/** @param about what may be said something new about; not what is left for a button while the rules load */
	async function check(about: ReadonlySet<FieldName>): Promise<void> {
		asked.current = true;
		// The rules may not load, as in a tunnel: then nothing is said.
		const rules = await import("./check-search.ts").catch(() => undefined);
		await pressIsOver();
		if (!rules || !form.current) return;
		const data = new FormData(form.current);
		// Nothing changes under the visitor's hands: the choices of an ambiguous place would go while one of them is used.
		const here = fieldOf(document.activeElement);
		setProblems((shown) => [
			...rules.problemsIn(data, sent, { left: about, shown }).filter(({ field }) => field !== here),
			...shown.filter(({ field }) => field === here),
		]);
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was left before this code was there
	useEffect(() => {
		for (const control of form.current ? leftBefore(form.current) : []) {
			const field = fieldOf(control);
			if (field) left.current.add(field);
		}
		if (left.current.size > 0) void check(new Set(left.current));
	}, []);

	function leave({ target, relatedTarget }: FocusEvent): void {
		const field = fieldOf(target);
		if (field && isControl(target) && isWorthAWord(target)) left.current.add(field);
		if (left.current.size === 0 || isAboutToPress(relatedTarget) || (field && fieldOf(relatedTarget) === field)) return;
		// In a form that is as the server wrote it, everything is said already.
		const changed = form.current && !controlsOf(form.current).every(isUntouched);
		if (changed || asked.current) void check(new Set(left.current));
	}
	return { problems, leave, mend: () => void (problems.length > 0 && check(none)) };
}

/** The field that a control belongs to: the age of a child is a part of one, and is not sent by itself. */
function fieldOf(control: EventTarget | null): FieldName | undefined {
	if (!isControl(control)) return undefined;
	return fieldNames.find((name) => name === (control.dataset.field ?? control.name));
}
