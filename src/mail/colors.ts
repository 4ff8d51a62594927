// The colors of mail: those tokens of the site that a mail uses, as hex, since no mail client reads custom properties.
import { colors } from "virtual:colors";

export const mailColorNames = ["paper", "card", "ink", "muted", "rule", "route", "primary", "call", "on-call"] as const;

export type MailColor = (typeof mailColorNames)[number];

export const mailColors: Readonly<Record<"light" | "dark", Readonly<Record<MailColor, string>>>> = colors;
