// Slips of the fingers in an e-mail address whose host is one that half of our travelers have: "gmial.com", "hotmail.con".

import { readEmailAddress } from "./email-address.ts";

/** By its name, and whether it has addresses under other endings than .com: "hotmail.es", "yahoo.com.mx". */
const providers: Readonly<Record<string, boolean>> = {
	...{ gmail: false, icloud: false },
	...{ hotmail: true, outlook: true, yahoo: true },
};

/** Endings that are no host's of anybody, typed for .com: they are next to it on a keyboard, or its letters in another order. */
const unreal = /^(?:con|comm|ocm|cmo|cpm|vom|xom|c0m|cim|coom|comn|cok)$/;
/** Real endings that none of those providers has. */
const foreign = /^(?:co|cm|om)$/;
/** Endings under which a provider may have addresses. */
const regional = /^(?:com|[a-z]{2}|com?\.[a-z]{2})$/;

/** The address that was probably meant; undefined where nothing says so. It is a question, since any host may be real. */
export function meantAddress(text: string): string | undefined {
	const address = readEmailAddress(text) ?? "";
	const at = address.lastIndexOf("@");
	const meant = meantHost(address.slice(at + 1).toLowerCase());
	return meant && `${address.slice(0, at)}@${meant}`;
}

/** The hidden field that says which address was questioned: sent again as it is, it is meant so. */
export function keptName(field: string): string {
	return `${field}-kept`;
}

/** The box that takes the address that was probably meant. */
export function meantName(field: string): string {
	return `${field}-meant`;
}

function meantHost(host: string): string | undefined {
	const dot = host.indexOf(".");
	const [name, ending] = [host.slice(0, dot), host.slice(dot + 1)];
	const provider = Object.keys(providers).find((one) => one === name || isSlipOf(name, one));
	if (provider === undefined) return unreal.test(ending) ? `${name}.com` : undefined;
	const wrong = unreal.test(ending) || foreign.test(ending);
	// A misspelled provider's own regional ending is kept; of one that has none, ".es" is its slip too.
	if (!wrong && !regional.test(ending)) return undefined;
	if (!wrong && !providers[provider] && ending !== "com" && name !== provider) return undefined;
	const meant = `${provider}.${wrong || !providers[provider] ? "com" : ending}`;
	return meant === host ? undefined : meant;
}

/** One letter too many, too few, another, or two in each other's place; the first letter is rarely the wrong one. */
function isSlipOf(typed: string, name: string): boolean {
	if (typed[0] !== name[0]) return false;
	const at = [...name].findIndex((letter, index) => letter !== typed[index]);
	if (at < 0) return typed.length === name.length + 1;
	const rest = typed.slice(at);
	const right = name.slice(at);
	return (
		rest === right.slice(1) ||
		rest.slice(1) === right ||
		rest.slice(1) === right.slice(1) ||
		(rest[0] === right[1] && rest[1] === right[0] && rest.slice(2) === right.slice(2))
	);
}
