// Options looked over with the price of now, then made into a proposal; and the link, which is told once, with the ways to send it.
import {
	maxOptions,
	type Proposal,
	type ProposalOption,
	type ProposalSubject,
} from "../../features/proposals/proposal.ts";
import { findProposal } from "../../features/proposals/store.ts";
import { parseFlightQuery } from "../../flights/query.ts";
import { FareSourceError } from "../../flights/source.ts";
import { HiddenFields } from "../../ui/controls/hidden-fields.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { optionsNow, type Proposable, propose, validUntil } from "../acts/propose.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { DeskForm } from "../frame/desk-form.tsx";
import type { DeskAnswer, DeskHandler, DeskInput } from "../frame/desk-page.ts";
import { Part, useMoment } from "../frame/facts.tsx";
import { BackLink, KeyedSubmit } from "../frame/keyed.tsx";
import { subjectHref } from "../routes.ts";
import { linkPage } from "./proposal-link.tsx";
import { makeHref, proposable, proposeHref } from "./propose.tsx";
import { refused } from "./refused.tsx";
import { TripPart } from "./trip-part.tsx";

/** Hours that can be chosen; as many at most, where a guarantee or a departure does not end it sooner. */
const hours = [24, 12, 2, 48] as const;

export const makeForQuote: DeskHandler<"makeForQuote"> = (input) =>
	make(input, { kind: "quote", id: input.params.code });
export const makeForBooking: DeskHandler<"makeForBooking"> = (input) =>
	make(input, { kind: "booking", id: input.params.code });

type Input = Pick<DeskInput, "services" | "d" | "form" | "language" | "now" | "agent" | "showOnly">;

/** Looked over first: it is made once these very prices come along. */
async function make(input: Input, subject: ProposalSubject): Promise<DeskAnswer> {
	const found = await proposable(input, subject);
	if ("answer" in found) return found.answer;
	const { about } = found;
	const { services, d, form, language, now, agent } = input;
	const back = proposeHref(subject);
	const [ids, search] = [form.getAll("offer").map(String), String(form.get("search") ?? "")];
	const parsed = parseFlightQuery(new URLSearchParams(search), { language, now });
	if (ids.length < 1 || ids.length > maxOptions || parsed.kind !== "ok" || !services.fares) {
		return refused(input, d("propose.pick", { most: maxOptions }), back);
	}
	const options = await optionsNow(services.fares, parsed.query, { ids, search }).catch((error: unknown) => {
		if (error instanceof FareSourceError) return [];
		throw error;
	});
	if (options.length < ids.length) return refused(input, d("propose.gone"), `${back}?${search}`);
	if (about.booking && !options.every(({ offer }) => sameTravelers(about, offer.travelers))) {
		return refused(input, d("propose.travelers"), back);
	}
	if (input.showOnly || form.get("prices") !== pricesOf(options))
		return preview(input, about, { options, search, ids });
	const id = String(form.get("id"));
	if (!/^[0-9a-f-]{36}$/.test(id)) return refused(input, d("propose.pick", { most: maxOptions }), back);
	const chosen = hours.find((one) => `${one}` === form.get("hours")) ?? hours[0];
	const answer = await propose(services, { agent: agent.id }, about, { id, options, hours: chosen }, now);
	if (answer === "stale") return refused(input, d("not.stale"), subjectHref(subject));
	const made = answer === "before" ? undefined : await findProposal(services.db, id);
	// The same form once more: the link was told then.
	if (!made || answer === "before") return refused(input, d("propose.before"), subjectHref(subject));
	return linkPage(input, made, answer.secret);
}

function sameTravelers({ former }: Proposable, { adults, ages }: Proposal["former"]["travelers"]): boolean {
	return former.travelers.adults === adults && `${former.travelers.ages}` === `${ages}`;
}

function pricesOf(options: readonly ProposalOption[]): string {
	return options.map(({ offer: { total } }) => `${total.minor} ${total.currency}`).join(",");
}

interface Chosen {
	readonly options: readonly ProposalOption[];
	readonly search: string;
	readonly ids: readonly string[];
}

function preview({ d, now }: Input, { subject }: Proposable, chosen: Chosen): DeskAnswer {
	const title = d("propose.preview.heading");
	return { title, view: <Preview {...{ subject, now }} {...chosen} id={crypto.randomUUID()} /> };
}

function Preview(props: Chosen & { readonly subject: ProposalSubject; readonly id: string; readonly now: Date }) {
	const { options, search, ids, subject, id, now } = props;
	const { d } = useDesk();
	const moment = useMoment();
	const fields = [["search", search], ["id", id], ["prices", pricesOf(options)], ...ids.map((one) => ["offer", one])];
	return (
		<>
			<PageHead heading={d("propose.preview.heading")} lead={d("propose.preview.lead")} />
			<DeskForm action={makeHref(subject)} className="mt-4 grid max-w-md gap-3">
				<HiddenFields values={fields as [string, string][]} />
				<Select
					id="propose-hours"
					name="hours"
					label={d("propose.hours")}
					hint={d("propose.hours.hint", { time: moment(validUntil(options, hours[0], now)) })}
					defaultValue={`${hours[0]}`}
					options={hours.map((count) => [`${count}`, d("propose.hours.count", { count })])}
				/>
				<p className="desk-acts">
					<KeyedSubmit of="submit" look="primary">
						{d("propose.make")}
					</KeyedSubmit>
					<BackLink href={`${proposeHref(subject)}?${search}`}>{d("not.back")}</BackLink>
				</p>
			</DeskForm>
			<div className="desk-options">
				{options.map(({ offer, search: found }, index) => (
					<TripPart
						key={offer.id}
						id={`option-${index + 1}`}
						heading={d("propose.option", { number: index + 1 })}
						offer={offer}
						search={found}
					/>
				))}
			</div>
			<div className="mt-4">
				<Part id="after" heading={d("propose.after")}>
					<p>{d(`propose.after.${subject.kind}`)}</p>
				</Part>
			</div>
		</>
	);
}
