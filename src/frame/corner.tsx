// The corner of the screen for what comes by itself: consent question, notices. All of it waits for script.

import { Island } from "../page/island.tsx";
import { usePage } from "../page/page-context.tsx";
import { Shared } from "../page/parts.tsx";
import { Button } from "../ui/controls/button.tsx";
import { beaconIsland } from "./beacon/island/row.ts";
import { consentIsland } from "./consent/island/row.ts";
import { isMeasured } from "./measured.ts";
import { toastsIsland } from "./toasts/island/row.ts";

export function Corner() {
	const page = usePage();
	const { id } = page;
	const measured = isMeasured(page);
	return (
		<Shared by={`corner ${id} ${measured}`}>
			{() => (
				<>
					{/* No third party on pages with personal data, and none learns a confirmation code or a token from a URL. */}
					{measured && (
						<div className="corner">
							<ConsentQuestion />
						</div>
					)}
					<Island row={toastsIsland} />
					<Island row={beaconIsland} props={{ route: id }} />
				</>
			)}
		</Shared>
	);
}

/** Two equal buttons: saying no is as easy as saying yes. */
function ConsentQuestion() {
	const { t, href } = usePage();
	return (
		<Island row={consentIsland}>
			<section className="corner-card" data-consent="" aria-label={t("consent.label")} hidden>
				<p>
					{t("consent.text")}{" "}
					<a className="link" href={href("cookiePolicy")}>
						{t("consent.more")}
					</a>
				</p>
				<p className="corner-actions">
					<Button look="quiet" value="denied">
						{t("consent.deny")}
					</Button>
					<Button look="quiet" value="granted">
						{t("consent.allow")}
					</Button>
				</p>
			</section>
		</Island>
	);
}
