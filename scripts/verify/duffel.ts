// Walks Duffel's test mode from a search to a held and a paid order, by the adapter that the site uses.
import { safeParse } from "valibot";
import { ticketsOf } from "../../src/flights/duffel/read-documents.ts";
import { readOffer } from "../../src/flights/duffel/read-offer.ts";
import { failureBody, offerBody, offerRequestBody, offersPage, orderBody } from "../../src/flights/duffel/schemas.ts";
import { createDuffelSource } from "../../src/flights/duffel/source.ts";
import type { Offer } from "../../src/flights/offers/offer.ts";
import type { FlightQuery } from "../../src/flights/query.ts";
import type { FareSource } from "../../src/flights/source.ts";
import { findPlace } from "../../src/places/airports.ts";
import { addDays } from "../../src/time/iso-date.ts";
import { fakeToken, startFakeDuffel } from "../fakes/duffel/fake.ts";
import type { Provider } from "./provider.ts";
import { createRecorder, type Readers } from "./recorder.ts";

const name = "duffel";
const readOne = (json: unknown) => void readOffer(name, json, new Date());

const readers: Readers = {
	"POST /air/offer_requests": (json) => safeParse(offerRequestBody, json),
	"GET /air/offers": (json) => {
		const page = safeParse(offersPage, json);
		if (page.success) page.output.data.forEach(readOne);
	},
	"GET /air/offers/:id": (json) => {
		const body = safeParse(offerBody, json);
		if (body.success) readOne(body.output.data);
	},
	"POST /air/orders": (json) => {
		const body = safeParse(orderBody, json);
		if (body.success) ticketsOf(body.output.data.documents);
	},
};

const enumerations = new Set(["cabin_class", "type", "code", "supported_passenger_identity_document_types"]);

/** Invented, of a domain that is nobody's; the name is one that no fake and no airline's test takes for a sign. */
const traveler = { givenName: "Vera", familyName: "Probe", bornOn: "1985-04-12", gender: "f" } as const;
const contact = { email: "verify@example.com", phone: "+12025550123" } as const;

export const duffel: Provider = {
	name: "Duffel",
	secret: "DUFFEL_TOKEN",
	test: /^duffel_test_[\w-]{8,200}$/,
	url: "DUFFEL_URL",
	usualUrl: "https://api.duffel.com",
	async startFake() {
		const { url, close } = await startFakeDuffel();
		return { url, secret: fakeToken, close };
	},
	recorder: () => createRecorder({ readers, failure: (json) => safeParse(failureBody, json) }, enumerations),
	async walk({ secret, url, fetch, say }) {
		const source = createDuffelSource({ token: secret, url, searchCalls: 1, fetch });
		for (const type of ["hold", "instant"] as const) {
			// Duffel's own route in test mode whose offers can be held; an offer request is used up by its first order.
			const offer = await offerToOrder(source, type);
			const order = await source.order({
				...{ offerId: offer.id, type, expected: offer.total, slices: offer.slices },
				...{ passengers: [traveler], contact, reference: "VERIFY" },
			});
			if (order.kind !== "ordered")
				throw new Error(`${type === "hold" ? "A hold" : "An order"} was not made: ${order.kind}`);
			say(`${type}: ordered, ${order.order.status}`);
		}
		const gone = await source.offer("off_0000VerifyNoSuchOffer");
		say(`an offer that never was: ${gone.kind}`);
	},
};

async function offerToOrder(source: FareSource, type: "hold" | "instant"): Promise<Offer> {
	const [from, to] = [findPlace("JFK"), findPlace("EWR")];
	if (!from || !to) throw new Error("The airports are gone");
	const date = addDays(new Date().toISOString().slice(0, 10), 60);
	const query: FlightQuery = {
		...{ trip: "oneway", slices: [{ from, to, date }], adults: 1, ages: [] },
		...{ bags: 0, cabin: "economy", flex: 0, nearby: false },
	};
	const offers = await Array.fromAsync(source.search(query));
	if (offers.some(({ sample }) => !sample)) throw new Error("An offer says that it is for sale: nothing is ordered");
	const found = offers.find(({ payment }) => type === "instant" || !payment.instant);
	if (!found) throw new Error(`Of ${offers.length} offers from JFK to EWR none is for ${type}`);
	const answer = await source.offer(found.id);
	if (answer.kind === "gone") throw new Error("The offer was gone a moment after the search");
	return answer.offer;
}
