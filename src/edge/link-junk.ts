// What chat and mail programs leave in a link: marks of the sentence around it, line breaks, characters that print nothing.

/** A soft line break of quoted-printable is "=" and a line end, which it may have written out besides. */
const unprinted = /=?[\r\n]+|(?:=0D)?=0A|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/giu;

/** A space that quoted-printable wrote out at the end of a line. */
const lastSpace = /(?:=(?:20|09|C2=A0))+$/i;

export function withoutJunk(text: string): string {
	return text.replace(unprinted, "").replace(lastSpace, "");
}

/** Brackets and quotation marks as HTML writes them, where a parameter could begin. */
export function withoutEntities(text: string): string {
	return text.replace(/&(?:quot|apos|gt|lt|nbsp|[lr][ds]quo|#(?:3[49]|6[02]|160));?(?=$|[&?])/gi, "");
}

/** Chats write an address with the name of its link: "address|name". */
export function withoutName(text: string): string {
	return text.replace(/\|.*$/s, "");
}

export function withoutSpaces(text: string): string {
	return text.replace(/\s+/g, "");
}

/** Without the quotation marks and brackets before it. */
export function withoutHead(text: string): string {
	return text.replace(/^[\s\p{Pi}\p{Ps}"'<]+/u, "");
}

/** A program on the way may have encoded what was encoded: of "%2520" it makes "%20". */
export function encodedOnce(text: string): string {
	return text.replace(/%(?:25)+(?=[\da-f]{2})/gi, "%");
}

const mark = /[\s\p{P}$+<=>^`|~]$/u;
/** By what closes it, what opens it: "San José (SJO)" ends with no mark of the sentence around it. */
const openers: Readonly<Record<string, string>> = { ")": "(", "]": "[" };

/** Without the punctuation and spaces behind it. No path, choice, code or secret of ours ends with any but a hyphen. @param kept marks that stay, too */
export function withoutTail(text: string, kept = ""): string {
	let end = text.length;
	for (; end > 0 && mark.test(text.slice(0, end)); end -= 1) {
		const last = text[end - 1] ?? "";
		const opener = openers[last];
		if (last === "-" || kept.includes(last) || (opener && text.slice(0, end - 1).includes(opener))) break;
	}
	return text.slice(0, end);
}
