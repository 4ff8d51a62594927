// E-mail addresses, read from a form. Which mailbox one is delivered to: src/mail/mailbox.ts.

/** RFC 5321, 4.5.3.1: what fits into a path. */
const maxLength = 254;
const shape =
	/^[^\s\p{Cc}\p{Cf}@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+(?:[\p{L}\p{M}]{2,63}|xn--[a-z\d-]{1,59})$/u;

/** Of a link, a list, the end of a sentence, and the brackets beside a name. */
const around = /^(?:mailto:)?<?|[\s.,;>]+$/gi;

/**
 * The address without what keyboards and other programs put around it, or undefined when it cannot exist. Whether it does, only a
 * mail can say.
 */
export function readEmailAddress(text: string): string | undefined {
	const typed = text.normalize("NFKC").trim();
	const address = typed.replace(around, "").replace(/ *@ */, "@").replaceAll("\u3002", ".");
	const fits = address.length <= maxLength && shape.test(address) && !/^\.|\.\.|\.@/.test(address);
	return fits ? address : undefined;
}
