// Asks, when the field of an e-mail address is left, whether it has a slip in it; one press takes the address that was meant.
import { keptName, meantAddress } from "../mail-slips.ts";
import { describe, sentence } from "./check.ts";

/** A question and no problem: the form may be sent as it is, and is not asked about it again. */
export async function questionMail(form: HTMLFormElement, name: string, calm: () => Promise<void>): Promise<void> {
	const control = form.elements.namedItem(name);
	if (!(control instanceof HTMLInputElement) || control.ariaInvalid === "true") return;
	const asked = control.value;
	const meant = meantAddress(asked);
	if (!meant) return;
	const [text, use] = [await sentence("email.meant", { address: meant }), await sentence("email.use")];
	await calm();
	// Another word came up meanwhile, or the address is another.
	const id = `${control.id}-error`;
	if (document.getElementById(id) || control.value !== asked) return;
	const line = Object.assign(document.createElement("p"), { className: "control-error", id, role: "alert" });
	const button = Object.assign(document.createElement("button"), {
		type: "button",
		className: "link",
		textContent: use,
	});
	line.appendChild(document.createTextNode(`${text} `));
	line.appendChild(button);
	button.addEventListener("click", () => {
		control.value = meant;
		line.remove();
		describe(control, id, false);
		control.focus();
		control.dispatchEvent(new Event("input", { bubbles: true }));
	});
	control.closest(".control-box")?.insertAdjacentElement("beforebegin", line);
	describe(control, id, true);
	keptIn(form, name).value = asked.trim();
}

/** The hidden field that says which address was asked about. */
function keptIn(form: HTMLFormElement, name: string): HTMLInputElement {
	const known = form.elements.namedItem(keptName(name));
	if (known instanceof HTMLInputElement) return known;
	const made = Object.assign(document.createElement("input"), { type: "hidden", name: keptName(name) });
	form.appendChild(made);
	return made;
}
