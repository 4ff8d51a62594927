// A page for the call-back request: with the trip that a link brings along, and what was promised once it was sent.

import { blank, type Typed } from "../../forms/form.ts";
import { phoneFieldsOf } from "../../forms/phone.ts";
import { href } from "../../links.ts";
import type { Page, PageData } from "../../page/page.ts";
import { proseData } from "../../prose/views/prose-page.tsx";
import { numberLength } from "../../references/browser/typed-code.ts";
import { groupReference, normalizeReference } from "../../references/reference.ts";
import { askedTripParams, readAskedTrip } from "./asked-trip.ts";
import { type CallbackField, type CallbackPage, callbackPart, receiveCallback } from "./callback.tsx";
import { CallbackSent } from "./callback-check.tsx";
import { callbackForm } from "./forms/callback-form.ts";
import type { CallbackRequest } from "./forms/message.ts";
import { isOwnMessage } from "./own-message.ts";
import type { MessagePart, MessagePorts } from "./receive-message.tsx";
import { findRequest } from "./store.ts";

export const callBack: Page<"callBack", MessagePorts> = {
	async load(input) {
		const sent = await ownRequest(input, "sent");
		if (sent) return pageAround(input, sentPart(input, sent));
		const changed = await ownRequest(input, "change");
		return pageAround(
			input,
			callbackPart(input, { given: changed ? typedOf(changed.request) : aboutTrip(input), alone: true }),
		);
	},

	async action(input, posted) {
		const changed = await ownRequest(input, "change");
		const around = { replaces: changed?.number, alone: true };
		return receiveCallback(input, posted, (part) => pageAround(input, part), around);
	},
};

function pageAround(input: CallbackPage, { view, ...answer }: MessagePart): PageData {
	return { ...proseData(input, { before: view }), ...answer };
}

type Own = { readonly number: string } & NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** The request that the query names, where this browser sent it. The page stands without it when the database fails. */
async function ownRequest({ query, visit, services }: CallbackPage, name: "sent" | "change"): Promise<Own | undefined> {
	const { outbox } = services;
	const reading = normalizeReference(query.get(name) ?? "", numberLength);
	if (!outbox || reading.kind !== "ok") return undefined;
	const number = reading.code;
	try {
		const own = await isOwnMessage(outbox, visit, number, services.now());
		const found = own ? await findRequest(outbox, number) : undefined;
		return found && { number, ...found };
	} catch {
		return undefined;
	}
}

function sentPart({ language, services, t }: CallbackPage, { number, request, promisedAt }: Own): MessagePart {
	const trip = request.trip ? askedTripParams(request.trip) : {};
	const change = href(language, "callBack", {}, { ...trip, change: number });
	const view = (
		<CallbackSent {...{ request, change }} number={groupReference(number)} by={promisedAt} now={services.now()} />
	);
	return { view, done: t("message.sent.callback.heading") };
}

/** What a link's trip says of the call's topic. */
function aboutTrip({ query }: CallbackPage): Partial<Typed<CallbackField>> {
	const trip = readAskedTrip(query);
	return trip ? { topic: trip.booking ? "booking" : "newTrip" } : {};
}

/** As it was typed, but for the consent, which is given anew. */
function typedOf({ name, phone, email, topic, speaks, when, zone }: CallbackRequest): Partial<Typed<CallbackField>> {
	return {
		...blank(callbackForm),
		...{ name, ...phoneFieldsOf(phone), email: email ?? "", topic, speaks },
		...(zone && { zone }),
		...(when && { when: "day", day: when.day, hour: when.from, zone: when.zone }),
	};
}
