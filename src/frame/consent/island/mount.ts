// Consent first: asks once, keeps the answer, and measures only after a yes.
import type { Mount } from "../../../islands/island.ts";
import type { NotifyEvent } from "../../../islands/notify-event.ts";
import type { FlashCode } from "../../toasts/island/flash.ts";
import { consentCookie, type Decision, readDecision, type Signals, signals } from "./decision.ts";
import { metaContent } from "./measurement.ts";

/** Google's tag: consent defaults before anything, the script only after a yes, and the phone-number swap. */
declare global {
	interface Window {
		dataLayer?: unknown[];
	}
}

/** The tag reads commands only in the shape of an `arguments` object; an array is ignored. */
function command(..._words: readonly unknown[]): void {
	window.dataLayer ??= [];
	// biome-ignore lint/complexity/noArguments: see above
	window.dataLayer.push(arguments);
}

/** Consent Mode v2: everything denied until the visitor decides; a tag waits half a second for an earlier decision. */
function denyByDefault(): void {
	command("consent", "default", { ...signals("denied", true), wait_for_update: 500 });
}

interface Measurement {
	readonly id: string;
	/** `AW-ID/LABEL`; without one, or without advertising consent, the phone number stays. */
	readonly phoneConversion: string | undefined;
}

/** Loads the tag and starts measuring; to be called once, after the visitor has allowed it. */
function measure({ id, phoneConversion }: Measurement, granted: Signals): void {
	command("consent", "update", granted);
	command("js", new Date());
	command("config", id);
	const number = document.querySelector("[data-phone-text]")?.textContent;
	if (phoneConversion && number && granted.ad_storage === "granted") {
		command("config", phoneConversion, { phone_conversion_number: number, phone_conversion_callback: showPhone });
	}
	const script = document.createElement("script");
	script.async = true;
	script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
	document.head.appendChild(script);
}

/** Puts the forwarding number into every call link: `formatted` is read, `dialed` is called. */
function showPhone(formatted: string, dialed: string): void {
	for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-phone]")) {
		link.href = `tel:${dialed.replace(/[^\d+]/g, "")}`;
	}
	for (const text of document.querySelectorAll("[data-phone-text]")) text.textContent = formatted;
}

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
			// The question is gone and the focus moves on: a notice says that the answer is kept.
			document.dispatchEvent(
				new CustomEvent("site:notify" satisfies NotifyEvent, { detail: "consent-saved" satisfies FlashCode }),
			);
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
