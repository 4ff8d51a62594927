// The trap of every form that anybody may send: a field that no person sees. What fills it in is a machine, or a password manager.
import { checked } from "./rules.ts";

/** Its name: no browser and no password manager knows something of a visitor's by it. */
export const trapField = "remark";

/** Sent by the button of somebody who was asked whether they are a person. */
export const personField = "person";

/** Who sent this is asked once more, with everything typed; nobody is told that it arrived. */
export function isTrapped(form: FormData): boolean {
	return Boolean(form.get(trapField)) && form.get(personField) !== checked;
}
