// The frame of every mail: plain HTML for mail clients, light and dark, without a picture or anything else to load.
//
// Inline styles and tables are right here and only here: mail clients drop style sheets, and Outlook lays out with tables.
// Dark mode has two parts: clients that honor the media query get our dark colors; those that turn colors round by
// themselves find every text with a background of its own, so that both are turned together.

import { colors } from "virtual:colors";
import { type Agency, addressLine } from "../env.ts";
import type { Words } from "../i18n/messages.ts";
import { escapeHtml } from "../text/fill.ts";

/** The colors of mail: those tokens of the site that a mail uses, as hex, since no mail client reads custom properties. */
export const mailColorNames = ["paper", "card", "ink", "muted", "rule", "route", "primary", "call", "on-call"] as const;

export type MailColor = (typeof mailColorNames)[number];

export const mailColors: Readonly<Record<"light" | "dark", Readonly<Record<MailColor, string>>>> = colors;

export interface Mail {
	/** One line. */
	readonly subject: string;
	readonly html: string;
	/** The same in plain text, from the same data. */
	readonly text: string;
}

export interface MailContext extends Words {
	readonly agency: Agency;
	/** Scheme and host of the site, for the links of a mail. */
	readonly origin: string;
	/** Some who pay are charged in their own currency; a mail does not know whom it is for. */
	readonly chargedLocally?: boolean;
}

/** What a piece of a mail is colored with: inline for light, by class for dark. */
interface Paint {
	readonly text?: MailColor;
	readonly ground?: MailColor;
	readonly line?: MailColor;
}

const { light, dark } = mailColors;

/**
 * `class` and `style` of an element. The class names its dark colors, which the mail's one style sheet defines for all.
 * @param style further declarations, which need no escaping: none of them holds data
 */
export function painted({ text, ground, line }: Paint, style = ""): string {
	const classes = [text && `t-${text}`, ground && `g-${ground}`, line && `l-${line}`].filter(Boolean).join(" ");
	const declarations = [
		text && `color:${light[text]}`,
		ground && `background-color:${light[ground]}`,
		line && `border-color:${light[line]}`,
		style,
	];
	return `class="${classes}" style="${declarations.filter(Boolean).join(";")}"`;
}

function darkRules(prefix = ""): string {
	return mailColorNames
		.map(
			(name) =>
				`${prefix}.t-${name}{color:${dark[name]}!important}${prefix}.g-${name}{background-color:${dark[name]}!important}${prefix}.l-${name}{border-color:${dark[name]}!important}`,
		)
		.join("");
}

const fonts = "font-family:Inter,'Helvetica Neue',Helvetica,Arial,sans-serif";

interface MailParts {
	/** A text that may have several lines yet. */
	readonly subject: string;
	/** What an inbox shows behind the subject. */
	readonly preheader: string;
	/** Rows (`<tr>`) of the card, escaped. */
	readonly rows: readonly string[];
	/** The same in plain text. */
	readonly lines: readonly string[];
	/** Why this mail came, for the foot. */
	readonly why: string;
}

/** A whole mail. */
export function composeMail(
	{ subject, lines, why, ...body }: MailParts,
	context: MailContext,
): Mail & { readonly headers: Readonly<Record<string, string>> } {
	const line = headerLine(subject);
	const html = mailHtml({ subject: line, why, ...body }, context);
	return { subject: line, html, text: mailText(lines, why, context), headers: {} };
}

function mailHtml(
	{ subject, preheader, rows, why }: Omit<MailParts, "lines">,
	{ language, t, agency }: MailContext,
): string {
	const name = escapeHtml(agency.name);
	const small = `${fonts};font-size:14px;line-height:21px`;
	return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(subject)}</title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${darkRules()}}
${darkRules("[data-ogsc] ")}
</style>
</head>
<body ${painted({ text: "ink", ground: "paper" }, "margin:0;padding:0;-webkit-text-size-adjust:100%")}>
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${painted({ ground: "paper" })}>
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td ${painted({ text: "ink", ground: "paper" }, `${fonts};font-size:22px;line-height:28px;font-weight:800;letter-spacing:-0.02em;padding:0 0 16px`)}>${name}</td></tr>
<tr><td ${painted({ ground: "card", line: "rule" }, "border-width:1px;border-style:solid;border-radius:14px;padding:24px 20px")}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
${rows.join("\n")}
</table>
</td></tr>
<tr><td ${painted({ text: "muted", ground: "paper" }, `${small};padding:20px 4px 0`)}>
${escapeHtml(why)}<br>
${escapeHtml(t("layout.independence"))}<br>
${name}, ${escapeHtml(addressLine(agency))}<br>
<a href="${escapeHtml(agency.phoneHref)}" ${painted({ text: "primary" })}>${escapeHtml(agency.phone)}</a> ·
<a href="mailto:${escapeHtml(agency.email)}" ${painted({ text: "primary" })}>${escapeHtml(agency.email)}</a>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function mailText(lines: readonly string[], why: string, { t, agency }: MailContext): string {
	return `${[
		...lines,
		"",
		"-- ",
		why,
		t("layout.independence"),
		`${agency.name}, ${addressLine(agency)}`,
		`${agency.phone} · ${agency.email}`,
	].join("\n")}\n`;
}

/** A row of text. `html` is escaped already. */
export function row(html: string, { text = "ink" }: { text?: MailColor } = {}, style = ""): string {
	return `<tr><td ${painted({ text, ground: "card" }, `${fonts};font-size:16px;line-height:25px;${style}`)}>${html}</td></tr>`;
}

/** Several cells in a row of their own table. `cells` are whole `<td>` elements. */
export function cells(...all: readonly string[]): string {
	return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${all.join("")}</tr></table>`;
}

/** A cell of such a row. `html` is escaped already. */
export function cell(html: string, paint: Paint, style = "", attributes = ""): string {
	return `<td ${attributes} ${painted({ text: "ink", ground: "card", ...paint }, `${fonts};${style}`)}>${html}</td>`;
}

/** The marigold button: the call's alone, here as on the site. */
export function callButton({ t, agency }: MailContext): string {
	const style = `${fonts};display:block;padding:13px 18px;border-radius:8px;font-size:17px;line-height:22px;font-weight:700;text-align:center;text-decoration:none`;
	return `<a href="${escapeHtml(agency.phoneHref)}" ${painted({ text: "on-call", ground: "call" }, style)}>${escapeHtml(t("mail.call"))}</a>`;
}

/** What the mail is for, in the site's blue: marigold is the call's alone. */
export function linkButton(url: string, text: string): string {
	const style = `${fonts};display:block;padding:13px 18px;border-radius:8px;font-size:17px;line-height:22px;font-weight:700;text-align:center;text-decoration:none`;
	return `<a href="${escapeHtml(url)}" ${painted({ text: "card", ground: "primary" }, style)}>${escapeHtml(text)}</a>`;
}

/** One line of a mail's header: a line break in a value would begin another header. */
export function headerLine(text: string): string {
	return [...text.replace(/\s+/g, " ")]
		.filter((character) => character >= " " && character !== "\x7f")
		.join("")
		.trim();
}
