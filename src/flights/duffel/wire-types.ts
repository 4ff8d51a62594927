// What is sent to Duffel, by the types of its own library, loosened only where its documentation is wider than they are.
// The types are a devDependency: nothing of the library reaches the Worker.
import type {} from "@duffel/api";
import type {
	ConfirmOrderChangePayment,
	CreateOfferRequest,
	CreateOfferRequestSlice,
	CreateOrder,
	CreateOrderChangeRequest,
	CreateOrderPassenger,
	OfferSupportedPassengerIdentityDocumentTypes,
	OrderPassengerIdentityDocument,
} from "@duffel/api/types";

/** Hours of departure and arrival may be left out, as in the examples of the documentation. */
type SentSlice = Omit<CreateOfferRequestSlice, "arrival_time" | "departure_time"> &
	Partial<Pick<CreateOfferRequestSlice, "arrival_time" | "departure_time">>;

export type SentOfferRequest = Omit<CreateOfferRequest, "slices"> & { readonly slices: readonly SentSlice[] };

/** The library knows passports and tax ids, which expire; the API takes whatever type the offer names. */
export type SentDocument = Omit<OrderPassengerIdentityDocument, "type" | "expires_on"> & {
	readonly type: OfferSupportedPassengerIdentityDocumentTypes;
	readonly expires_on?: string;
};

export type SentOrderPassenger = Omit<CreateOrderPassenger, "identity_documents"> & {
	readonly identity_documents?: readonly SentDocument[];
};

/** The API calls a held order `hold` (https://duffel.com/docs/guides/holding-orders-and-paying-later); the library has
 * kept its older name, `pay_later`. */
export type SentOrder = Omit<CreateOrder, "type" | "passengers"> & {
	readonly type: Exclude<CreateOrder["type"], "pay_later"> | "hold";
	readonly passengers: readonly SentOrderPassenger[];
};

export type SentChangeRequest = CreateOrderChangeRequest;

export type SentChangeConfirmation = ConfirmOrderChangePayment;
