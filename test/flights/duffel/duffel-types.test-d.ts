// What we read of Duffel's answers, held against the types of Duffel's own library: `npm run types` checks this file.
import type {} from "@duffel/api";
import type { ApiResponseError, ApiResponseMeta, Offer, OfferRequest, Order, PaginationMeta } from "@duffel/api/types";
import type { InferInput } from "valibot";
import { expectTypeOf } from "vitest";
import type { DuffelJson } from "../../../scripts/fakes/duffel/to-duffel.ts";
import type {
	failureBody,
	offer,
	offerRequestBody,
	offersPage,
	orderBody,
} from "../../../src/flights/duffel/schemas.ts";

/** A body with data, as the API wraps every answer. */
interface Body<Data> {
	readonly data: Data;
}

/** Whatever Duffel's types allow in an answer, our schemas take. */
expectTypeOf<Offer>().toExtend<InferInput<typeof offer>>();
expectTypeOf<Body<OfferRequest>>().toExtend<InferInput<typeof offerRequestBody>>();
expectTypeOf<Body<Offer[]> & { meta: PaginationMeta }>().toExtend<InferInput<typeof offersPage>>();
expectTypeOf<Body<Order>>().toExtend<InferInput<typeof orderBody>>();
expectTypeOf<{ errors: ApiResponseError[]; meta: ApiResponseMeta }>().toExtend<InferInput<typeof failureBody>>();

/** The fake says nothing that Duffel would not. */
expectTypeOf<DuffelJson>().toExtend<Offer>();
