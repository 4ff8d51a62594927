// The cookie policy with the form that keeps a measurement choice, with or without script.
import { consentCookie } from "../../frame/consent/island/decision.ts";
import { flashCookie } from "../../frame/toasts/island/flash.ts";
import { href } from "../../links.ts";
import type { Page } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { proseData } from "../../prose/views/prose-page.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";

export const cookiePolicy: Page<"cookiePolicy"> = {
	load: (input) => proseData(input, { after: <ConsentForm /> }),

	/** Keeps the choice in a cookie and comes back with a flash message; anything but "granted" is a no. */
	action({ language }, form) {
		const decision = form.get("consent") === "granted" ? "granted" : "denied";
		const headers = new Headers({ Location: href(language, "cookiePolicy"), "Cache-Control": "no-store" });
		headers.append("Set-Cookie", consentCookie(decision));
		headers.append("Set-Cookie", flashCookie("consent-saved"));
		return new Response(null, { status: 303, headers });
	},
};

function ConsentForm() {
	const { t, href, config } = usePage();
	return (
		<section className="card mt-10 max-w-[44rem]" aria-labelledby="measurement">
			<h2 id="measurement" className="text-xl">
				{t("consent.form.heading")}
			</h2>
			<p className="mt-2">{t(config.measurementId ? "consent.form.measured" : "consent.form.unmeasured")}</p>
			<p data-gpc="" />
			<form method="post" action={href("cookiePolicy")} className="mt-4">
				<RadioGroup
					id="consent"
					name="consent"
					legend={t("consent.form.question")}
					required
					options={[
						{ value: "denied", label: t("consent.form.denied") },
						{ value: "granted", label: t("consent.form.granted") },
					]}
				/>
				<Button type="submit" className="mt-4">
					{t("consent.form.save")}
				</Button>
			</form>
		</section>
	);
}
