// What the rules of a page's form may depend on: the clock, the page's language, and the tables of phone numbers.
import type { Setting } from "../forms/form.ts";
import { phones } from "../forms/phone.ts";
import type { PageInput } from "./page.ts";

export function settingOf({ language, services }: Pick<PageInput, "language" | "services">): Setting {
	return { now: services.now(), language, phones };
}
