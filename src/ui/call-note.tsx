// Under the number: what the call means where the visitor is, the number to dial there, and what to do instead of calling.
import type { ToldLine } from "../channels/line.ts";
import type { Query } from "../links.ts";
import { Island } from "../page/island.tsx";
import { usePage } from "../page/page-context.tsx";
import { Shared } from "../page/parts.tsx";
import { CallBackLink } from "./call-back-link.tsx";
import { callNoteIsland } from "./island/row.ts";
import { WhatsAppLink } from "./whatsapp-link.tsx";

interface CallNoteProps {
	/** What the visitor is looking at, as parameters: of a quote, a booking or a search. */
	readonly trip?: Query;
	/** Its reference, as it is said. */
	readonly reference?: string;
}

export function CallNote(props: CallNoteProps) {
	const { line } = usePage();
	return <Note {...props} line={line} />;
}

/** Where the country is not known. */
export function CallNoteAnywhere(props: CallNoteProps) {
	return <Note {...props} line={undefined} />;
}

function Note({ trip, reference, line }: CallNoteProps & { readonly line: ToldLine | undefined }) {
	return (
		<div className="mt-2 text-sm text-muted">
			{line ? <FromHere line={line} /> : <FromAnywhere />}
			<p className="flex flex-wrap gap-x-6">
				<CallBackLink {...(trip && { trip })} />
				{line && <WhatsAppLink {...(reference && { reference })} />}
			</p>
		</div>
	);
}

function FromHere({ line: { note, own, href, number } }: { line: ToldLine }) {
	return (
		<p>
			{note}
			{own && (
				<>
					{" "}
					<a className="link whitespace-nowrap" href={href}>
						{number}
					</a>
				</>
			)}
		</p>
	);
}

/** Where the page does not know the country: what holds in all of them, until script asks; and the page that knows. */
function FromAnywhere() {
	return <Shared by="call from anywhere">{() => <Anywhere />}</Shared>;
}

function Anywhere() {
	const { t, href } = usePage();
	return (
		<Island row={callNoteIsland}>
			<p>
				{t("call.from.anywhere")}{" "}
				<a className="link" href={href("yourCountry")} rel="nofollow">
					{t("call.from.yours")}
				</a>
			</p>
		</Island>
	);
}
