// What a person does who has a keyboard and nothing else: no test that uses this clicks or fills in.
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** How Chrome's date field in its own language takes a day: month, day, year. */
export const digits = (day: string) => day.slice(5).replace("-", "") + day.slice(0, 4);

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
	for (let presses = 0; presses < 150; presses++) {
		if (await control.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press("Tab");
	}
	throw new Error(`Tab never reached ${control}`);
}

/** Types into a field. */
export async function typeInto(page: Page, control: Locator, text: string): Promise<void> {
	await tabTo(page, control);
	await page.keyboard.type(text);
}

/** Goes to a button, a link, a summary or a box, and presses a key on it. */
export async function pressOn(page: Page, control: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
	await tabTo(page, control);
	await page.keyboard.press(key);
}

/** Chooses in a select by its first letters. */
export async function choose(page: Page, control: Locator, letters: string): Promise<void> {
	await typeInto(page, control, letters);
	expect(await control.locator("option:checked").innerText()).toMatch(new RegExp(`^${RegExp.escape(letters)}`));
}

/** Types into a place's combobox, and takes the suggestion with this code by the arrow keys. */
export async function pick(page: Page, label: string, typed: string, code: string): Promise<void> {
	const field = page.getByRole("combobox", { name: label }).first();
	await typeInto(page, field, typed);
	const wanted = page.getByRole("option", { name: new RegExp(`\\b${code}\\b`) }).first();
	await wanted.waitFor();
	for (let presses = 0; presses < 12; presses++) {
		await page.keyboard.press("ArrowDown");
		// A key that is faster than the answer counts when that is there.
		await page.locator('[role=option][aria-selected="true"]').waitFor();
		if ((await wanted.getAttribute("aria-selected")) === "true") break;
	}
	await page.keyboard.press("Enter");
	expect(await field.inputValue()).toMatch(new RegExp(`\\(${code}\\)$|\\((all airports|todos los aeropuertos)\\)$`));
}
