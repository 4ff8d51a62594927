// Two requests for one trip: which one stays, what is called off, what goes along; asked with both beside each other.
import type { Booking } from "../../features/bookings/booking.ts";
import { findBooking } from "../../features/bookings/store.ts";
import { useTotal } from "../../flights/views/total.tsx";
import { languages } from "../../i18n/languages.ts";
import { confirmationLength } from "../../references/browser/typed-code.ts";
import { groupReference, normalizeReference } from "../../references/reference.ts";
import { Field } from "../../ui/controls/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { type MergeQuestion, mergeBookings as mergeBoth } from "../acts/merge.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { DeskForm, useTyped } from "../frame/desk-form.tsx";
import { type DeskHandler, leadTo } from "../frame/desk-page.ts";
import { Facts, Part } from "../frame/facts.tsx";
import { KeyedSubmit } from "../frame/keyed.tsx";
import { recordOpened } from "../frame/opened.ts";
import { textOf } from "../frame/typed.ts";
import { deskHref } from "../routes.ts";
import { AskView, confirmationIn } from "./ask-view.tsx";
import { FormPage } from "./form-page.tsx";
import { missing } from "./quote.tsx";
import { refused } from "./refused.tsx";

export const merge: DeskHandler<"merge"> = async (input) => {
	const { code } = input.params;
	const { d } = input;
	const booking = await findBooking(input.services.bookings, code);
	if (!booking) return missing(d);
	await recordOpened(input, { kind: "booking", id: code });
	return { title: d("merge.heading"), view: <MergeView code={code} /> };
};

export const mergeBookings: DeskHandler<"mergeBookings"> = async (input) => {
	const { params, form, services, agent, now, d } = input;
	const { code: keep } = params;
	const back = deskHref("merge", { code: keep });
	const reading = normalizeReference(textOf(form, "other"), confirmationLength);
	if (reading.kind !== "ok") return { mistyped: "other", text: d("not.merge.code") };
	const wish = { keep, other: reading.code, confirm: confirmationIn(input) };
	const answer = await mergeBoth(services.bookings, { agent: agent.id }, wish, now);
	switch (answer.kind) {
		case "done":
			return leadTo(deskHref("booking", { code: keep }));
		case "asks":
			// Both are shown, so both were read.
			await recordOpened(input, { kind: "booking", id: reading.code });
			return {
				title: d("merge.ask"),
				view: <AskMerge {...answer.question} confirm={answer.confirm} />,
				status: 409,
			};
		case "unknown":
			return { mistyped: "other", text: d("not.merge.code") };
		case "same":
			return { mistyped: "other", text: d("not.merge.same") };
		case "illegal": {
			const code = groupReference(answer.which === "keep" ? keep : reading.code);
			return refused(input, d(`not.merge.${answer.which}`, { code, state: d(`state.${answer.state}`) }), back);
		}
		case "stale":
			return refused(input, d("not.stale"), back);
	}
};

function AskMerge({ keep, other, same, notes, confirm }: MergeQuestion & { readonly confirm: string }) {
	const { d } = useDesk();
	return (
		<AskView
			heading={d("merge.ask")}
			lead={d("confirm.lead")}
			action={deskHref("mergeBookings", { code: keep.code })}
			fields={{ other: other.code, confirm }}
			yes={d("merge.yes")}
			back={deskHref("booking", { code: keep.code })}
		>
			{!same && <Notice tone="problem" heading={d("merge.different")} />}
			<One of={keep} name="stays" />
			<One of={other} name="goes">
				<p className="mt-2">{d(other.state === "held" ? "merge.released" : "merge.mailed")}</p>
				{notes > 0 && <p className="mt-2">{d("merge.notes", { count: notes })}</p>}
			</One>
		</AskView>
	);
}

interface OneProps {
	readonly of: Booking;
	readonly name: "stays" | "goes";
	readonly children?: React.ReactNode;
}

function One({ of: { code, state, total, offer, passengers, contact, language }, name, children }: OneProps) {
	const { d } = useDesk();
	const amount = useTotal();
	const way = offer.slices.map(({ origin, destination, segments }) => {
		const [first] = segments;
		return `${origin} – ${destination} ${first?.departingAt.slice(0, 16).replace("T", " ") ?? ""}`;
	});
	return (
		<Part id={name} heading={d(`merge.${name}`, { code: groupReference(code) })}>
			<Facts
				of={[
					[d("find.state"), d(`state.${state}`)],
					[d("trip"), way.join(", ")],
					[d("total"), amount(total)],
					[d("people"), passengers.map(({ familyName, givenName }) => `${familyName}, ${givenName}`).join("; ")],
					[d("contact"), [contact?.phone, contact?.email].filter(Boolean).join(" · ")],
					[d("language"), languages[language].name],
				]}
			/>
			{children}
		</Part>
	);
}

function MergeView({ code }: { readonly code: string }) {
	const { d } = useDesk();
	const typed = useTyped(deskHref("mergeBookings", { code }));
	return (
		<FormPage
			about={{ kind: "booking", id: code }}
			heading={d("merge.heading")}
			lead={d("merge.lead", { code: groupReference(code) })}
			beside={
				<Part id="follows" heading={d("follows")}>
					<p>{d("merge.follows")}</p>
				</Part>
			}
		>
			<DeskForm action={deskHref("mergeBookings", { code })} className="desk-acts">
				<Field
					id="merge-other"
					name="other"
					label={d("merge.other")}
					defaultValue={typed.of("other", "")}
					problem={typed.problem("other")}
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					required
					maxLength={80}
				/>
				<KeyedSubmit of="submit" look="primary">
					{d("merge.go")}
				</KeyedSubmit>
			</DeskForm>
		</FormPage>
	);
}
