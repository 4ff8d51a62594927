// What is found by whatever the caller said: the one thing, opened at once, or a list to choose from.
import { findByOrder } from "../../features/bookings/order-names.ts";
import { findKeptQuote } from "../../features/bookings/quotes/quotes.ts";
import { findBooking } from "../../features/bookings/store.ts";
import { groupReference, readAnyReference } from "../../references/reference.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { useDesk } from "../frame/desk-context.tsx";
import { type DeskHandler, type DeskInput, leadTo } from "../frame/desk-page.ts";
import { saidField } from "../frame/find-box.tsx";
import { deskHref } from "../routes.ts";
import type { Subject } from "../subject.ts";

const maxSaid = 200;

export const find: DeskHandler<"find"> = async (input) => {
	const { form, d } = input;
	const typed = form.get(saidField);
	const said = typeof typed === "string" ? typed.slice(0, maxSaid).trim() : "";
	const found = await foundBy(input, said);
	const [only] = found;
	if (only && found.length === 1) return leadTo(hrefOf(only));
	const title = d("find.heading", { count: found.length });
	return { title, said, view: <Found found={found} title={title} />, status: found.length > 0 ? 200 : 404 };
};

async function foundBy({ services }: DeskInput<"find">, said: string): Promise<readonly Subject[]> {
	const reading = readAnyReference(said);
	const { db, bookings } = services;
	switch (reading.kind) {
		case "ok":
			if (reading.of === "booking" && (await findBooking(bookings, reading.code)))
				return [{ kind: "booking", id: reading.code }];
			if (reading.of !== "booking" && (await findKeptQuote(db, reading.code)))
				return [{ kind: "quote", id: reading.code }];
			return [];
		case "airline":
		case "either":
			return (await findByOrder(bookings, "locator", reading.code)).map((id) => ({ kind: "booking", id }));
		case "ticket":
			return (await findByOrder(bookings, "ticket", `${reading.airline}-${reading.number}`)).map((id) => ({
				kind: "booking",
				id,
			}));
		default:
			return [];
	}
}

function hrefOf({ kind, id }: Subject): string {
	return deskHref(kind === "quote" ? "quote" : "booking", { code: id });
}

function Found({ found, title }: { readonly found: readonly Subject[]; readonly title: string }) {
	const { d } = useDesk();
	return (
		<>
			<PageHead heading={title} {...(found.length === 0 && { lead: d("find.nothing") })} />
			<ul>
				{found.map(({ kind, id }) => (
					<li key={id}>
						<a className="go" href={hrefOf({ kind, id })}>
							{d(`kind.${kind}`)} {groupReference(id)}
						</a>
					</li>
				))}
			</ul>
		</>
	);
}
