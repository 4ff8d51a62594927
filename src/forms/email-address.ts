// E-mail addresses: read from a form, and written alike for comparing.

/** RFC 5321, 4.5.3.1: what fits into a path. */
const maxLength = 254;
const shape =
	/^[^\s\p{Cc}\p{Cf}@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u;

/** The address without the space around it, or undefined when it cannot exist. Whether it does, only a mail can say. */
export function readEmailAddress(text: string): string | undefined {
	const address = text.trim().normalize("NFC");
	const fits = address.length <= maxLength && shape.test(address) && !/^\.|\.\.|\.@/.test(address);
	return fits ? address : undefined;
}

/** Providers that read no dots in the name of a mailbox, and what they are called first. */
const dotless: Readonly<Record<string, string>> = { "gmail.com": "gmail.com", "googlemail.com": "gmail.com" };

/** The mailbox that an address is delivered to: its spelling, dots and tags ("+news") change nothing about it. */
export function mailboxOf(address: string): string {
	const text = address.normalize("NFC").toLowerCase();
	const at = text.lastIndexOf("@");
	const domain = text.slice(at + 1);
	const name = text.slice(0, at).replace(/(?<=.)\+.*$/, "");
	const same = dotless[domain];
	return same ? `${name.replaceAll(".", "")}@${same}` : `${name}@${domain}`;
}

/** Two spellings that every large provider delivers to one mailbox are the same text here. */
export function sameAddress(address: string): string {
	return address.normalize("NFC").toLowerCase();
}
