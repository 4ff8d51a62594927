// Under the number: what the call means where the visitor is, the number to dial there, and what to do instead of calling.
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

export function CallNote({ trip, reference }: CallNoteProps) {
	const { line } = usePage();
	return (
		<div className="mt-2 text-sm text-muted">
			{line ? (
				<p>
					{line.note}
					{line.own && (
						<>
							{" "}
							<a className="link whitespace-nowrap" href={line.href}>
								{line.number}
							</a>
						</>
					)}
				</p>
			) : (
				<Shared by="call from anywhere">{() => <FromAnywhere />}</Shared>
			)}
			<p className="flex flex-wrap gap-x-6">
				<CallBackLink {...(trip && { trip })} />
				<WhatsAppLink {...(reference && { reference })} />
			</p>
		</div>
	);
}

/** Where the page does not know the country: what holds in all of them, until script asks; and the page that knows. */
function FromAnywhere() {
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
