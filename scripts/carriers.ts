// Writes the carriers that flights are operated by, or were sold by before a merger, into src/places/data/carriers.ts, from
// places/carriers.ts. `npm run refresh` runs it.
import { writeFileSync } from "node:fs";
import { airlines } from "../src/places/airlines/airlines.ts";
import { carriers } from "./places/carriers.ts";

const own = new Set(airlines.map(({ code }) => code));
const codes = carriers.map(({ code }) => code);
for (const { code, now } of carriers) {
	if (!/^[A-Z\d]{2}$/.test(code) || codes.indexOf(code) !== codes.lastIndexOf(code))
		throw new Error(`${code} is twice`);
	if (own.has(code)) throw new Error(`${code} is in airline-rows.ts`);
	if (now && !own.has(now)) throw new Error(`${code} is sold as ${now}, which is not in airline-rows.ts`);
}
const lines = [...carriers].sort((a, b) => (a.code < b.code ? -1 : 1));
writeFileSync(
	new URL("../src/places/data/carriers.ts", import.meta.url),
	`// Carriers by code that have no page here, written by scripts/carriers.ts from scripts/places/carriers.ts: don't edit.
// Code | name | the airline that its flights are sold as today.
export const carrierTable = \`
${lines.map(({ code, name, now }) => `${code}|${name}${now && `|${now}`}`).join("\n")}
\`;
`,
);
console.log(`${lines.length} carriers`);
