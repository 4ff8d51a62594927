// Google's tag: consent defaults before anything, the script only after a yes, and the phone-number swap.
import { type Signals, signals } from "./decision.ts";

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
export function denyByDefault(): void {
	command("consent", "default", { ...signals("denied", true), wait_for_update: 500 });
}

export interface Measurement {
	readonly id: string;
	/** `AW-ID/LABEL`; without one, or without advertising consent, the phone number stays. */
	readonly phoneConversion: string | undefined;
}

/** Loads the tag and starts measuring; to be called once, after the visitor has allowed it. */
export function measure({ id, phoneConversion }: Measurement, granted: Signals): void {
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
