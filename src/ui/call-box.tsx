// The call with a word on what it is good for; stands beside a text on a wide screen and below it on a phone.
import type { ReactNode } from "react";
import type { Query } from "../links.ts";
import { usePage } from "../page/page-context.tsx";
import { SharedAround } from "../page/parts.tsx";
import { CallLink } from "./call-link.tsx";
import { CallNote, CallNoteAnywhere } from "./call-note.tsx";

interface CallDeskProps {
	/** What the call is about, for those who hear only the link. */
	readonly about?: string;
	/** What the visitor is looking at, as parameters of a search. */
	readonly trip?: Query;
	/** What has to stand beside the number on this page. */
	readonly children?: ReactNode;
}

/** Where neither country nor trip is known it is the same beside every text, but for what the call is about. */
export function CallBox({ about, trip, children }: CallDeskProps) {
	const { line } = usePage();
	if (line || trip) return <Box about={about} note={<CallNote {...(trip && { trip })} />} inside={children} />;
	return (
		<SharedAround by="call box" holes={about ? [about] : []} inside={children}>
			{(inside, about) => <Box about={about} note={<CallNoteAnywhere />} inside={inside} />}
		</SharedAround>
	);
}

interface BoxProps {
	readonly about: string | undefined;
	readonly note: ReactNode;
	readonly inside: ReactNode;
}

function Box({ about, note, inside }: BoxProps) {
	return (
		<section className="call-box" aria-labelledby="call-box">
			<Call {...(about && { about })} />
			{note}
			{inside}
		</section>
	);
}

function Call({ about }: Pick<CallDeskProps, "about">) {
	const { t } = usePage();
	return (
		<>
			<h2 id="call-box" className="text-xl">
				{t("call.desk.heading")}
			</h2>
			<p className="mt-1 text-muted">{t("call.desk.text")}</p>
			<CallLink {...(about && { about })} />
			<p className="mt-2 text-sm text-muted">{t("call.hours")}</p>
		</>
	);
}
