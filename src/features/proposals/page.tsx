// The page of a proposal: whoever has its link reads it and may say No; a booking changes for who can show that they may decide.
import { orUnavailable } from "../../edge/unavailable.ts";
import { deliverSoon } from "../../mail/wake.ts";
import type { Page, PageData, PageResult } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { isToken } from "../../privacy/token.ts";
import { CallLink } from "../../ui/call-link.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import type { BookingPorts } from "../bookings/ports.ts";
import { findBooking } from "../bookings/store.ts";
import { declineProposal } from "./accept.ts";
import { answerAcceptance } from "./answer.tsx";
import { type Input, type Opened, showProposal, tellScreen, toPage } from "./show.tsx";
import { isShownSecret, openShown } from "./shown-link.ts";
import { standingOf } from "./states.ts";
import { openProposal } from "./store.ts";

export const proposal: Page<"proposal", BookingPorts> = {
	async load(input) {
		const opened = await open(input);
		return opened ? showProposal(input, opened) : gone;
	},
	async action(input, form) {
		const opened = await open(input);
		if (!opened) {
			await input.count("link");
			return gone;
		}
		if (standingOf(opened.proposal, input.services.now()) !== "open") return toPage(input);
		if (form.get("answer") !== "no") return answerAcceptance(input, opened, form);
		await input.count("form");
		return decline(input, opened);
	},
	/** No link is public. */
	instances: () => [],
};

/** Undefined for every other secret alike. */
async function open({ params: { secret }, services: { db, vault } }: Input): Promise<Opened | undefined> {
	if (!db || !vault) return orUnavailable("proposal", Promise.reject(new Error("no database, or no DATA_KEY")));
	const find = isToken(secret) ? openProposal : isShownSecret(secret) ? openShown : undefined;
	if (!find) return undefined;
	const store = { db, vault };
	const proposal = await orUnavailable("proposal", find(store, secret));
	return proposal && { store, proposal };
}

async function decline(input: Input, { store, proposal }: Opened): Promise<PageResult> {
	const { now, tell, bookings, outbox } = input.services;
	const { kind, id } = proposal.subject;
	const booking = async () => (kind === "booking" && bookings ? findBooking(bookings, id) : undefined);
	const declined = await orUnavailable(
		"proposal",
		booking().then((found) => declineProposal(store, proposal, found?.contact?.email, now())),
	);
	if (declined) {
		input.afterwards(deliverSoon(outbox, now));
		tell("proposal", { outcome: "declined", what: kind });
		tellScreen({ input, proposal });
	}
	return toPage(input);
}

function GoneView() {
	const { t } = usePage();
	return (
		<div className="wrap py-8">
			<PageHead heading={t("proposal.gone.heading")} lead={t("proposal.gone.text")} />
			<p className="mt-6">
				<CallLink />
			</p>
		</div>
	);
}

const gone: PageData = { view: <GoneView />, status: 404, crumb: null };
