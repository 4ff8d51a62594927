// Whose a ticket number is by its first three digits, the accounting code that IATA gave an airline; and whether a trip's may be.
//
// OpenTravelData, opentraveldata/optd_airline_best_known_so_far.csv (CC BY 4.0), read on November 26, 2026 at its commits
// 008f0fa and 36b9f72: those of the airlines that this site names, and that have a code there. An airline that sells for others of
// its group issues with theirs too. Ryanair, easyJet's others and most that sell no ticket to agencies have none.
import type { Offer } from "../../flights/offers/offer.ts";

const table = `
AA 001|DL 006|AC 014|UA 016|AS 027|VY 030|Y4 036|AR 044|LA 045 957 544 035 462 692|TP 047|EI 053|AZ 055|AF 057|SV 065|ET 071
KL 074|IB 075|MS 077|LO 080|QF 081|SN 082|NZ 086|AI 098|AY 105|BW 106|FI 108|UP 111|LY 114|SK 117|BA 125|G3 127|JL 131
AV 134 202 133 530|AM 139|AT 147|QR 157|CX 160|HA 173|EK 176|KE 180|NH 205|LH 220|CM 230 845|TK 235|OS 257|G4 268|B6 279|CI 297
DY 328|SY 337|KX 378|A3 390|BF 396|F9 422|PD 451|NK 487|RJ 512|WN 526|AD 577|H2 605|EY 607|SQ 618|TS 649|JY 653|BR 695|LX 724
WS 838|P5 845|DE 881|U2 888|OB 930|VS 932|UX 996
`;

const prefixesOf: ReadonlyMap<string, readonly string[]> = new Map(
	table
		.trim()
		.split(/[|\n]/)
		.map((row) => {
			const [airline = "", ...prefixes] = row.split(" ");
			return [airline, prefixes];
		}),
);

/** Whose tickets begin so, as far as we know. */
export function airlineOfPrefix(prefix: string): string | null {
	for (const [airline, prefixes] of prefixesOf) if (prefixes.includes(prefix)) return airline;
	return null;
}

/** A ticket that the airlines of the trip would not number so: another may have issued it, or it is mistyped. */
export interface ForeignTicket {
	/** Its first three digits. */
	readonly prefix: string;
	/** IATA code of whose it is; null where we do not know. */
	readonly of: string | null;
}

/**
 * Which of these numbers begin as no airline's that sells a flight of the trip. Nothing can be said of a trip with an airline whose
 * prefix is not known here.
 * @param tickets "001-1234567890"
 */
export function foreignTickets(
	{ slices }: Pick<Offer, "slices">,
	tickets: readonly string[],
): readonly ForeignTicket[] {
	const sellers = new Set(slices.flatMap(({ segments }) => segments.map((one) => one.marketingCarrier.code)));
	const known = [...sellers].map((code) => prefixesOf.get(code));
	if (known.includes(undefined)) return [];
	const expected = known.flatMap((prefixes) => prefixes ?? []);
	const found = [...new Set(tickets.map((ticket) => ticket.slice(0, 3)))].filter(
		(prefix) => !expected.includes(prefix),
	);
	return found.map((prefix) => ({ prefix, of: airlineOfPrefix(prefix) }));
}
