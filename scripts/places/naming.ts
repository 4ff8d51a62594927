// Turns the sources' city and airport names into ones fit for display: no transliteration marks, no repeated city.
import { fold } from "../../src/i18n/fold.ts";

/** Countries whose own spelling is Latin with those marks; elsewhere macrons and dots come from a transliteration. */
const keepMarks = new Set("LV LT TR AZ RO MT PL HR RS ME BA CZ SK SI EE TM KZ UZ".split(" "));

/** "Ḩudaydah" → "Hudaydah", "Cà Mau" → "Ca Mau" (Vietnamese marks are not written in English), "Pico Island" stays. */
export function plainCity(city: string, country: string): string {
	const plain = city.replace(/[‘’ʻʼ`]/g, "'").trim();
	if (keepMarks.has(country)) return plain;
	const marks = country === "VN" ? /\p{M}/gu : /[\u0304\u0323\u0331\u0306\u0307]|(?<![cC])\u0327/gu;
	return plain
		.normalize("NFD")
		.replace(marks, "")
		.normalize("NFC")
		.replace(/đ/g, "d")
		.replace(/[ĐÐ]/g, country === "VN" ? "D" : "$&")
		.replace(/^'|(?<=\s)'/g, "");
}

const generic =
	/^(international|regional|municipal|national|domestic|metropolitan|county|city|executive|memorial|airport|airfield|north|south|east|west|central|area|and|de|la|del|du|do|da|air|naval|army|field|seaplane|harbou?r|water|jetport|intl|state|aeroporto|express|university)\b|^[\W\d]/i;

/** "Chicago O'Hare International Airport" in Chicago → "O'Hare International". The word "Airport" is added on display. */
export function shortName(official: string, city: string): string {
	let name = official
		.replace(/\s*\([^)]*\)/g, "")
		.replace(/\s*\/.*(Base|Field|Station)\b.*$/i, "")
		.replace(/^Aeropuerto Internacional (?:del? )?(.+)$/i, "$1 International")
		.replace(/^.+ Airport, (.+)$/, "$1")
		.replace(/ (?:Airport|Int\.?l|Apt)(?=\b|-).*$/i, "")
		.replace(/^(?:A[eé]ropor[to]+|Aeropuerto) (?:de )?/i, "")
		.replace(/\s+(Airfield|Aerodrome|Airstrip)$/i, "")
		.replace(/[‘’ʻʼ`]/g, "'")
		.replace(/["“”]/g, "")
		.trim();
	if (/^(Aeroporto|Lufthavn)?$/.test(name)) return city;
	const [place, own] = name.split(" / ");
	if (own !== undefined && fold(place ?? "") === fold(city)) return own;
	const head = name.slice(0, city.length);
	const rest = name.slice(city.length).trim();
	if (
		fold(head) === fold(city) &&
		/^\s/.test(name.slice(city.length)) &&
		!generic.test(rest) &&
		/^\p{Lu}/u.test(rest)
	) {
		name = rest;
	}
	return name.replaceAll("|", "/");
}

/** Names in a source's city field, as a comma list: "Kokkola / Kruunupyy" → both, "Naha (Okinawa)" → both. */
export function alsoKnownAs(city: string): string {
	return city
		.split(/[/(),]| - /)
		.map((part) =>
			plainCity(part, "")
				.replace(/^Ciudad de (?=\p{Lu})/u, "")
				.trim(),
		)
		.filter((part) => part.length > 2 && part.length < 32 && !/\d|^(TFFR|Islands|México)$/.test(part))
		.join(",");
}
