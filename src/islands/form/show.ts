// A problem beside its field in the page, as the server would have written it there.

interface Said {
	/** Heard before the text: "Error:". */
	readonly word: string;
	readonly text: string;
}

/** @param id of the control; undefined takes back what was said */
export function show(form: HTMLFormElement, id: string, said: Said | undefined): void {
	const control = form.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
	const frame = control?.closest<HTMLElement>("fieldset.choices, .form-field");
	if (!control || !frame) return;
	const group = frame.matches("fieldset");
	document.getElementById(`${id}-error`)?.remove();
	describe(group ? frame : control, `${id}-error`, said !== undefined);
	if (!group) {
		frame.toggleAttribute("data-invalid", said !== undefined);
		if (said) control.setAttribute("aria-invalid", "true");
		else control.removeAttribute("aria-invalid");
	}
	const place = frame.querySelector(":scope > .control-box, :scope > .choice");
	if (said) place?.insertAdjacentElement("beforebegin", message(`${id}-error`, said));
}

function message(id: string, { word, text }: Said): HTMLElement {
	const element = document.createElement("p");
	element.className = "control-error";
	element.id = id;
	// It came up while the visitor was elsewhere already.
	element.role = "alert";
	const heard = document.createElement("span");
	heard.className = "sr-only";
	heard.textContent = `${word} `;
	element.appendChild(heard);
	element.appendChild(document.createTextNode(text));
	return element;
}

/** Adds an id to those that describe an element, or takes it away. */
function describe(element: HTMLElement, id: string, described: boolean): void {
	const ids = new Set((element.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean));
	if (described) ids.add(id);
	else ids.delete(id);
	if (ids.size > 0) element.setAttribute("aria-describedby", [...ids].join(" "));
	else element.removeAttribute("aria-describedby");
}
