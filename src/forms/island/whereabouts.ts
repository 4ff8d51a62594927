// Where a visitor is, in a form that is the same for everybody: the country of a phone number, and a time zone.
import { controlsOf, isUntouched } from "./controls.ts";

/**
 * Leaves alone what was chosen. A visitor of whom nothing is known chooses for themselves. Rejects as fetch does.
 * @param answered the form came back: its zone was sent, so it is the visitor's; a country that is empty is still to choose
 */
export async function chooseWhere(form: HTMLFormElement, answered: boolean): Promise<void> {
	const selects = controlsOf(form).filter((one) => one instanceof HTMLSelectElement);
	const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
	for (const one of selects) if (!answered && one.name.endsWith("zone") && isUntouched(one)) choose(one, timeZone);
	const select = selects.find(({ name, value }) => name === "country" && value === "");
	if (!select) return;
	const response = await fetch("/api/country");
	const { country }: { country?: string } = response.ok ? await response.json() : {};
	if (select.value === "") choose(select, country);
}

/** As if the server had written it: it is no word of the visitor's, so it is not kept. */
function choose(select: HTMLSelectElement, value: string | undefined): void {
	const options = [...select.options];
	if (!options.some((option) => option.value === value)) return;
	for (const option of options) option.defaultSelected = option.value === value;
}
