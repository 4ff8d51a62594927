// Consent first: asks once, keeps the answer, and measures only after a yes.
import type { Mount } from "../../../islands/island.ts";
import { consentCookie, type Decision, readDecision, signals } from "./decision.ts";
import { metaContent } from "./measurement.ts";
import { denyByDefault, measure } from "./tag.ts";

export const mount: Mount = (element, _props, { messages }) => {
	const id = metaContent("measurement");
	if (!id) return;
	const optedOut = sendsPrivacyControl();
	const decision = readDecision(document.cookie);
	const phoneConversion = metaContent("phone-conversion");
	const act = (answer: Decision) => {
		if (answer === "granted") measure({ id, phoneConversion }, signals(answer, optedOut));
	};

	denyByDefault();
	if (optedOut) sayOnPage(messages["consent.gpc"] ?? "");
	if (decision) {
		markInForm(decision);
		act(decision);
	} else if (!optedOut) {
		ask(element, (answer) => {
			// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
			document.cookie = consentCookie(answer);
			markInForm(answer);
			act(answer);
		});
	}
};

/** Shows the region that the server rendered hidden, until one of its two buttons is pressed. */
function ask(element: HTMLElement, onAnswer: (answer: Decision) => void): void {
	const region = element.querySelector<HTMLElement>("[data-consent]");
	if (!region) return;
	region.hidden = false;
	region.addEventListener("click", ({ target }) => {
		const button = target instanceof Element && target.closest<HTMLButtonElement>("button[value]");
		if (!button) return;
		region.hidden = true;
		document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
		onAnswer(button.value === "granted" ? "granted" : "denied");
	});
}

/** Global Privacy Control (https://w3c.github.io/gpc/). */
function sendsPrivacyControl(): boolean {
	return (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;
}

/** The cookie policy page has a place for it. */
function sayOnPage(text: string): void {
	for (const place of document.querySelectorAll("[data-gpc]")) place.textContent = text;
}

/** The cookie policy page's form is the same for everyone; here it learns what this visitor has decided. */
function markInForm(decision: Decision): void {
	for (const radio of document.querySelectorAll<HTMLInputElement>('input[name="consent"]')) {
		radio.checked = radio.value === decision;
	}
}
