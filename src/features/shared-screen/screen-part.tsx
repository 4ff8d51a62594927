// The part of a trip's page for who is on the phone with an agent: the way to say so, then whether an agent looks at it and what is proposed.

import type { IslandRow } from "../../islands/island.ts";
import { issueFormToken } from "../../privacy/form-token.ts";
import { tieTo } from "../../privacy/visitor.ts";
import { hourMs } from "../../time/iso-date.ts";
import { isOnThePhone } from "../bookings/on-the-phone.ts";
import type { BookingInput, ScreenPart, ScreenSubject } from "../bookings/ports.ts";
import type { Proposal } from "../proposals/proposal.ts";
import { shownSecret } from "../proposals/shown-link.ts";
import { standingOf } from "../proposals/states.ts";
import { proposalsOf } from "../proposals/store.ts";
import { screenIsland } from "./island/row.ts";
import { OfferView, ScreenView } from "./screen-view.tsx";
import type { Screens } from "./screens.ts";
import { screenPurpose, socketTarget } from "./socket-api.ts";

export interface ShownProposal {
	readonly proposal: Proposal;
	/** Of a link that this page may give. */
	readonly secret: string;
}

/** Of the number on such a page before the press: who taps it has said the same, and nothing is loaded for who does not. */
const callIsland = { name: screenIsland.name, when: "touch", messages: [] } as const satisfies IslandRow;

/** What a page that is not asked for it pays: nothing. */
export function createScreenPart(screens: Screens): ScreenPart {
	return async function screenPart(input, subject) {
		if (!isOnThePhone(input.visit))
			return { view: <OfferView subject={subject} />, on: false, called: callIsland, cookies: [] };
		const { visitor, cookies } = tieTo(input.visit);
		const name = await screens.nameOf(subject);
		const [standing, proposals, socket] = await Promise.all([
			screens.callerSeen(name),
			shownProposals(input, subject).catch(() => undefined),
			socketOf(input, name, visitor),
		]);
		return { view: <ScreenView {...{ subject, standing, proposals, socket }} />, on: true, cookies };
	};
}

/** The open ones, those that an agent took back during the call, and what was accepted that leads to another trip. */
async function shownProposals({ services }: BookingInput, subject: ScreenSubject): Promise<readonly ShownProposal[]> {
	const { db, vault, now } = services;
	if (!db || !vault) return [];
	const all = await proposalsOf(db, subject);
	const shown = all.filter(
		(one) => one.accepted?.ledTo || standingOf(one, now()) === "open" || wasTakenBack(one, all, now()),
	);
	return Promise.all(shown.map(async (proposal) => ({ proposal, secret: await shownSecret(vault, proposal.id) })));
}

/** Milliseconds for which it is said: as long as the browser knows of the call. */
const callMs = hourMs;

/** It still counted, and did not give way to another one that was accepted: that says it itself. */
function wasTakenBack({ state, decidedAt, validUntil }: Proposal, all: readonly Proposal[], now: Date): boolean {
	if (state !== "withdrawn" || !decidedAt || decidedAt >= validUntil) return false;
	return (
		Date.parse(decidedAt) > now.getTime() - callMs && !all.some((one) => one.accepted && one.decidedAt === decidedAt)
	);
}

async function socketOf({ services }: BookingInput, name: string, visitor: string): Promise<string> {
	const { vault, now } = services;
	if (!vault) return "";
	return socketTarget(name, await issueFormToken(vault, screenPurpose(name), visitor, now()));
}
