// The corner of the screen for what comes by itself: consent question, notices. All of it waits for script.

import { Island } from "../page/island.tsx";
import { usePage } from "../page/page-context.tsx";
import { isPersonal } from "../routes.ts";
import { Button } from "../ui/controls/button.tsx";
import { consentIsland } from "./consent/island/row.ts";
import { toastsIsland } from "./toasts/island/row.ts";

export function Corner() {
	const { id, config, target } = usePage();
	// No third party on pages with personal data, and none learns a confirmation code or a token from a URL.
	const personal = isPersonal(id, new URLSearchParams(target.split("?")[1]));
	const measured = config.measurementId !== null && !personal;
	return (
		<>
			{measured && (
				<div className="corner">
					<ConsentQuestion />
				</div>
			)}
			<Island row={toastsIsland} />
		</>
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
