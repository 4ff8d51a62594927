// What is found by whatever the caller said: the one sure thing, opened at once, or a list to choose from.

import { useTotal } from "../../flights/views/total.tsx";
import { usePage } from "../../page/page-context.tsx";
import { groupReference } from "../../references/reference.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { type Findings, type Found, find as findSaid } from "../find/find.ts";
import type { Reason } from "../find/look-up.ts";
import type { Shown } from "../find/shown.ts";
import { useDesk } from "../frame/desk-context.tsx";
import { type DeskHandler, leadTo } from "../frame/desk-page.ts";
import { Table, useMoment } from "../frame/facts.tsx";
import { saidField } from "../frame/find-box.tsx";
import { KeyedLink } from "../frame/keyed.tsx";
import { digitKey } from "../frame/keys.ts";
import type { DetailOf } from "../record/acts.ts";
import { recordOf, subjectText } from "../record/record.ts";
import { subjectHref } from "../routes.ts";

const maxSaid = 200;

/** Of these there is no other that the caller could mean. */
const sure: readonly Reason[] = ["reference", "ticket", "airline"];

/** How it was searched for, as the record has it: a slip is of a reference, and the end of a number is a number. */
const recordedAs = {
	...{ reference: "reference", slip: "reference", ticket: "ticket", airline: "locator", mail: "mail" },
	...{ phone: "phone", phoneEnd: "phone", name: "surname", surname: "surname" },
} as const satisfies Record<Reason, NonNullable<DetailOf<"searched">["by"]>>;

export const find: DeskHandler<"find"> = async ({ form, d, agent, services: { db, finding }, now }) => {
	const typed = form.get(saidField);
	const said = typeof typed === "string" ? typed.slice(0, maxSaid).trim() : "";
	const findings = await findSaid(finding, said);
	const [only] = findings.found;
	// Which were in the list: an alert from before alerts had numbers has no name that the record could have.
	const shown = findings.found.filter(isNamed).map(({ subject }) => subjectText(subject));
	const detail = {
		found: findings.found.length,
		...(only && { by: recordedAs[only.why] }),
		...(shown.length > 0 && { shown }),
	};
	await recordOf(db, { agent: agent.id, act: "searched", detail }, now).run();
	if (only && findings.found.length === 1 && sure.includes(only.why)) return leadTo(subjectHref(only.subject));
	const title = d("find.heading", { count: findings.found.length });
	return { title, said, view: <FoundView {...findings} title={title} />, status: only ? 200 : 404 };
};

function FoundView({ found, more, title }: Findings & { readonly title: string }) {
	const { d } = useDesk();
	return (
		<>
			<PageHead heading={title} {...(found.length === 0 && { lead: d("find.nothing") })} />
			{found.length > 0 && (
				<div className="mt-3">
					<Table
						label={title}
						heads={[d("find.what"), d("find.why"), d("trip"), d("find.state"), d("find.came")]}
						rows={found.map((one, index) => ({
							key: `${one.subject.kind} ${one.subject.id}`,
							cells: cellsOf(one, index),
						}))}
					/>
				</div>
			)}
			{more && <p className="mt-3">{d("find.more")}</p>}
		</>
	);

	function cellsOf(one: Found, index: number) {
		return [
			<FoundLink key="what" of={one} index={index} />,
			d(`why.${one.why}`),
			<Way key="way" of={one.shown} />,
			<State key="state" of={one.shown} />,
			<Moment key="came" of={one.shown.createdAt} />,
		];
	}
}

/** It has a page: an alert from before alerts had numbers has none. */
function isNamed({ shown }: Found): boolean {
	return shown.kind !== "alert" || shown.number !== null;
}

function FoundLink({ of, index }: { readonly of: Found; readonly index: number }) {
	const { d } = useDesk();
	const { subject, differs } = of;
	if (!isNamed(of)) return d("kind.alert");
	const key = digitKey(index);
	const name = `${d(`kind.${subject.kind}`)} ${groupReference(subject.id)}`;
	const link = { className: "go desk-code", href: subjectHref(subject) };
	return (
		<>
			{key ? (
				<KeyedLink of={key} {...link}>
					{name}
				</KeyedLink>
			) : (
				<a {...link}>{name}</a>
			)}
			{differs && (
				<span className="desk-below">{d("find.slip", { places: differs.map((at) => at + 1).join(", ") })}</span>
			)}
		</>
	);
}

function Way({ of }: { readonly of: Shown }) {
	const amount = useTotal();
	if (of.kind === "message") return null;
	return (
		<>
			{of.from && of.to && `${of.from} – ${of.to}`}
			{"total" in of && <span className="desk-below">{amount(of.total)}</span>}
		</>
	);
}

function State({ of }: { readonly of: Shown }) {
	const { d } = useDesk();
	switch (of.kind) {
		case "booking":
			return of.erased ? d("state.erased") : d(`state.${of.state}`);
		case "quote":
			return null;
		case "message":
			return `${d(`message.${of.of}`)}, ${d(of.handledAt ? "message.handled" : "message.waits")}`;
		case "alert":
			return d(`alert.${of.state}`);
	}
}

export function Moment({ of }: { readonly of: string }) {
	const { language } = usePage();
	const moment = useMoment();
	return (
		<time dateTime={of} lang={language}>
			{moment(of)}
		</time>
	);
}
