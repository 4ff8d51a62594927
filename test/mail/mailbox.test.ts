// Which addresses are one mailbox, and which only look like it.
import { describe, expect, it } from "vitest";
import { readEmailAddress } from "../../src/forms/email-address.ts";
import { mailboxOf } from "../../src/mail/mailbox.ts";

const one = (addresses: readonly string[]) => [...new Set(addresses.map(mailboxOf))];

describe("one mailbox", () => {
	it.each([
		["capitals and tags", ["Ana@Mail.Example", "ana@mail.example", "ana+news@mail.example", "ana+a+b@mail.example"]],
		["Gmail's dots", ["ana.lu@gmail.com", "a.n.a.l.u@gmail.com", "analu+x+y@googlemail.com", "AnaLu@GMAIL.com"]],
		[
			"full-width letters",
			["ana@example.test", "ana@\uFF45xample.test", "\uFF41na@example.test", "ana@\uFF25\uFF38ample.test"],
		],
		["full-width letters of a provider", ["ana.lu@gmail.com", "analu@\uFF27mail.com"]],
		[
			"names of other scripts",
			[
				"ana@m\u00FCnchen.example",
				"ana@xn--mnchen-3ya.example",
				"ana@mu\u0308nchen.example",
				"ana@M\u00DCNCHEN.example",
			],
		],
		["a soft hyphen, and the ideographic dot", ["ana@example.test", "ana@exa\u00ADmple.test", "ana@example\u3002test"]],
		["the root's dot", ["ana@example.test", "ana@example.test."]],
		[
			"Proton's signs and domains",
			["ana.lu@proton.me", "ana-lu@protonmail.com", "ana_lu+x@pm.me", "AnaLu@protonmail.ch"],
		],
		["iCloud's domains", ["ana@icloud.com", "ana@me.com", "ana+x@mac.com"]],
		["Yahoo's keywords", ["ana@yahoo.com.mx", "ana-shop@yahoo.com.mx", "ana-shop-two@yahoo.com.mx"]],
		["Outlook's tags", ["ana@outlook.es", "ana+x@outlook.es"]],
		["Fastmail's subdomains", ["ana@fastmail.com", "shop@ana.fastmail.com", "ana+x@fastmail.com"]],
		["Fastmail's other domain", ["ana@fastmail.fm", "shop@ana.fastmail.fm", "ANA+x@FASTMAIL.FM"]],
		["Yahoo's keywords at its other domains", ["ana@ymail.com", "ana-shop@ymail.com", "Ana@Ymail.com."]],
		["Hotmail's and Live's tags", ["ana@hotmail.com", "ana+x@hotmail.com", "ANA+Y@HotMail.com"]],
		["iCloud's tags and capitals", ["ana.lu@icloud.com", "Ana.Lu+x@me.com", "ana.lu+y@MAC.com"]],
		["Proton's capitals and signs", ["a.n_a-lu@proton.me", "ANALU@protonmail.com", "ana.lu+x+y@pm.me"]],
	])("%s", (_, addresses) => {
		expect(one(addresses)).toHaveLength(1);
	});
});

describe("another mailbox", () => {
	// Public reports of normalizers that took people for each other.
	it.each([
		["dots at Hotmail (johno/normalize-email, issue 1)", ["dan.dascal2@hotmail.com", "dandascal2@hotmail.com"]],
		["dots at Yahoo (dimuska139/go-email-normalizer, issue 5)", ["ana.lu@yahoo.com", "analu@yahoo.com"]],
		[
			"dots in a company's domain at Google (gmr/email-normalize, pull 24)",
			["ana.lu@mail.example", "analu@mail.example"],
		],
		["dots at iCloud", ["ana.lu@icloud.com", "analu@icloud.com"]],
		[
			"dots and hyphens at Outlook",
			["ana.lu@outlook.com", "analu@outlook.com", "ana-lu@outlook.com", "ana_lu@outlook.com"],
		],
		["dots at Fastmail", ["ana.lu@fastmail.com", "analu@fastmail.com"]],
		["dots and underlines at Yahoo", ["ana.lu@yahoo.com", "ana_lu@yahoo.com", "analu@yahoo.com"]],
		["hyphens elsewhere", ["ana-lu@gmail.com", "ana@gmail.com", "ana-lu@mail.example", "ana@mail.example"]],
		["Yahoo's endings", ["ana@yahoo.com", "ana@yahoo.es", "ana@ymail.com"]],
		["Microsoft's names", ["ana@hotmail.com", "ana@outlook.com", "ana@live.com"]],
		["a subdomain elsewhere", ["shop@ana.mail.example", "ana@mail.example"]],
		["a provider's name inside of another", ["ana.lu@notgmail.com", "analu@notgmail.com"]],
		["a sign that the name begins with", ["+ana@mail.example", "@mail.example"]],
		["a sharp s (UTS 46, nontransitional)", ["ana@fa\u00DF.example", "ana@fass.example"]],
	])("%s", (_, addresses) => {
		expect(one(addresses)).toHaveLength(addresses.length);
	});
});

it("never throws, whatever is called a domain", () => {
	for (const odd of [
		"ana",
		"@",
		"ana@",
		"ana@a b",
		"ana@[::1]",
		"ana@a/b",
		"ana@a:1",
		"ana@1.2",
		"ana@%41.example",
		"ana@xn--a",
	]) {
		expect(typeof mailboxOf(odd), odd).toBe("string");
	}
});

it("is mailed as it was typed: dots and tags are their owner's (voidauth, issue 74)", () => {
	for (const typed of [
		"Ana.Lu+x@gmail.com",
		"ana@m\u00FCnchen.example",
		"ana@example.xn--p1ai",
		"ana@\u0909\u0926\u093E\u0939\u0930\u0923.\u092A\u0930\u0940\u0915\u094D\u0937\u093E",
	]) {
		expect(readEmailAddress(typed)).toBe(typed);
	}
});
