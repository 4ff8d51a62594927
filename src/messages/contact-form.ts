// The contact form: as it was typed, what is wrong with it, and the message it makes.
import { confirmationLength, normalizeReference } from "../bookings/reference.ts";
import { readEmailAddress } from "../privacy/email-address.ts";
import { readPhoneNumber } from "../privacy/phone-number.ts";
import { type FormProblem, manyLines, oneLine } from "./fields.ts";
import { type ContactMessage, contactTopics } from "./message.ts";

/** In the order of the form. */
const contactFields = ["name", "email", "phone", "topic", "code", "text"] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactForm = Readonly<Record<ContactField, string>>;
type ContactProblem = FormProblem<ContactField>;

/** Characters of a message. */
export const longestText = 4000;

export const blankContact: ContactForm = { name: "", email: "", phone: "", topic: "", code: "", text: "" };

export function readContactForm(form: FormData): ContactForm {
	const lines = Object.fromEntries(contactFields.map((name) => [name, oneLine(form.get(name))])) as ContactForm;
	return { ...lines, text: manyLines(form.get("text")) };
}

export type ParsedContact =
	| { readonly kind: "ok"; readonly message: ContactMessage }
	| { readonly kind: "invalid"; readonly problems: readonly ContactProblem[] };

/** Never throws: every problem at once, in the order of the form. */
export function parseContactForm(form: ContactForm): ParsedContact {
	const { name, text } = form;
	const problems: ContactProblem[] = [];
	const email = readEmailAddress(form.email);
	// An American number, or with "+" one of anywhere: the mail address is what the answer goes to.
	const phone = form.phone ? readPhoneNumber(form.phone, "US") : null;
	const topic = contactTopics.find((one) => one === form.topic);
	const code = readCode(form.code);
	if (!name) problems.push({ field: "name", key: "message.problem.name" });
	if (!form.email) problems.push({ field: "email", key: "message.problem.emailMissing" });
	else if (!email) problems.push({ field: "email", key: "message.problem.email" });
	if (phone === undefined) problems.push({ field: "phone", key: "message.problem.phonePlus" });
	if (!topic) problems.push({ field: "topic", key: "message.problem.topic" });
	if (code === undefined) problems.push({ field: "code", key: "message.problem.code" });
	if (!text) problems.push({ field: "text", key: "message.problem.text" });
	if ([...text].length > longestText) {
		const values = { limit: longestText, length: [...text].length };
		problems.push({ field: "text", key: "message.problem.long", values });
	}
	if (problems.length > 0 || !email || !topic || phone === undefined || code === undefined) {
		return { kind: "invalid", problems };
	}
	return { kind: "ok", message: { kind: "contact", name, email, phone, topic, code, text } };
}

/** An airline's code of six is no mistake here: it is kept as it is. Undefined: no code at all. */
function readCode(text: string): string | null | undefined {
	const reading = normalizeReference(text, confirmationLength);
	if (reading.kind === "blank") return text ? undefined : null;
	if (reading.kind === "ok") return reading.code;
	const plain = text.replace(/[\s-]/g, "").toUpperCase();
	return /^[A-Z0-9]{6}$/.test(plain) ? plain : undefined;
}
