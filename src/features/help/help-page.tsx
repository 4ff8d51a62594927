// A page of help text, with the short ways to what can be done at once.

import type { Page } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { proseData } from "../../prose/views/prose-page.tsx";
import { GoLink } from "../../ui/section.tsx";

export const flightBookingHelp: Page<"flightBookingHelp"> = {
	load: (input) => proseData(input, { before: <HelpWays /> }),
};

/** The short ways from a help page to what can be done right there: open a booking, change one, be called, write. */
export function HelpWays() {
	const { t, href } = usePage();
	return (
		<nav className="mb-8" aria-label={t("ways.label")}>
			<ul className="grid gap-x-6 sm:grid-cols-2">
				<li>
					<GoLink href={href("yourReference")} text={t("ways.booking")} />
				</li>
				<li>
					<GoLink href={`${href("flightChangeAssistance")}#change`} text={t("ways.change")} />
				</li>
				<li>
					<GoLink href={`${href("bookingHelp")}#callback`} text={t("ways.callback")} />
				</li>
				<li>
					<GoLink href={`${href("contactUs")}#contact`} text={t("ways.contact")} />
				</li>
			</ul>
		</nav>
	);
}
