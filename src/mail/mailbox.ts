// The mailbox that an address is delivered to: the one function by which two addresses are compared, wherever that is done.
import type { Vault } from "../privacy/vault.ts";

interface Provider {
	/** The first is what all of them are called. */
	readonly domains: readonly string[];
	/** Characters of a name that the provider does not read. */
	readonly ignored?: RegExp;
	/** What a tag begins with, where it is no "+". */
	readonly tag?: string;
	/** Mail to anything@NAME.DOMAIN is NAME's. */
	readonly subdomains?: true;
}

/**
 * Dots are part of a name at Outlook, Yahoo and iCloud, and in a company's own domain at Google: public reports tell of people who
 * were taken for each other (test/mail/mailbox.test.ts). Sources: support.google.com/mail/answer/7436150 (dots);
 * support.apple.com/118230 (me.com and mac.com); `removeEmailAlias` of ProtonMail/WebClients and proton.me/support/addresses-and-aliases
 * (signs, domains); the rules of fossil01/email-normalizer (Yahoo's keyword after a hyphen, Fastmail's subdomains).
 */
const providers: readonly Provider[] = [
	{ domains: ["gmail.com", "googlemail.com"], ignored: /\./g },
	{ domains: ["proton.me", "protonmail.com", "protonmail.ch", "pm.me"], ignored: /[._-]/g },
	{ domains: ["icloud.com", "me.com", "mac.com"] },
	{ domains: ["fastmail.com"], subdomains: true },
	{ domains: ["fastmail.fm"], subdomains: true },
];

/** Under each of its endings Yahoo has mailboxes of its own. */
const yahoo: Omit<Provider, "domains"> = { tag: "-" };
const isYahoo = /^(?:yahoo\.[a-z]{2,3}(?:\.[a-z]{2})?|ymail\.com|rocketmail\.com)$/;

/**
 * Its spelling, tags, and what its provider does not read change nothing about it. A tag after "+" is taken off for every domain: the
 * mail of most companies is at Google or Microsoft, who deliver it so, and nobody is known to sell names with that sign.
 */
export function mailboxOf(address: string): string {
	const text = address.normalize("NFKC").toLowerCase();
	const at = text.lastIndexOf("@");
	const domain = asciiDomain(text.slice(at + 1));
	const typed = text.slice(0, at).replace(/(?<=.)\+.*$/, "");
	const provider = providerOf(domain);
	if (!provider) return `${typed}@${domain}`;
	const { ignored, tag, host, name = typed } = provider;
	const [base = name] = tag ? name.split(new RegExp(`(?<=.)${tag}`)) : [name];
	return `${ignored ? base.replace(ignored, "") : base}@${host}`;
}

interface Found extends Omit<Provider, "domains"> {
	readonly host: string;
	/** That a subdomain names. */
	readonly name?: string;
}

function providerOf(domain: string): Found | undefined {
	if (isYahoo.test(domain)) return { ...yahoo, host: domain };
	const [first = "", ...rest] = domain.split(".");
	const above = rest.join(".");
	for (const provider of providers) {
		const [host = ""] = provider.domains;
		if (provider.domains.includes(domain)) return { ...provider, host };
		if (provider.subdomains && first && provider.domains.includes(above)) return { ...provider, host, name: first };
	}
	return undefined;
}

/**
 * As the name system has it (UTS 46): full-width letters, other scripts and the root's dot at the end. A URL's host is read by the
 * same rules as `domainToASCII` of node:url, which this runtime does not have.
 */
function asciiDomain(domain: string): string {
	const named = /^[^/?#@:\\%\s]+$/.test(domain) && URL.canParse(`http://${domain}`);
	return (named ? new URL(`http://${domain}`).hostname : domain).replace(/\.$/, "");
}

/** Tells two mailboxes apart, and nothing else about them. */
export function mailboxHash(vault: Pick<Vault, "fingerprint">, email: string): Promise<string> {
	return vault.fingerprint(mailboxOf(email), "budgets.mailbox");
}
