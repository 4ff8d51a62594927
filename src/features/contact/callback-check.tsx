// What somebody reads before a call-back request is sent: which number will be called, by when, about which trip.
import type { Typed } from "../../forms/form.ts";
import { formatPhoneWithCountry } from "../../forms/phone.ts";
import { languages } from "../../i18n/languages.ts";
import { usePage } from "../../page/page-context.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { FormView, watched } from "../../ui/form/form-view.tsx";
import { tripText } from "./asked-trip.ts";
import { willCall } from "./call-promise.ts";
import type { AskedTrip, CallbackRequest } from "./forms/message.ts";
import { HumanWidget } from "./human-widget.tsx";

/** Stands in a post of somebody who has read it. */
export const confirmedField = "confirmed";
/** The button that leads back to the form. */
export const changeButton = "edit";

interface CallbackCheckProps {
	readonly action: string;
	/** As it was typed, to be sent once more. */
	readonly typed: Typed<string>;
	readonly request: CallbackRequest;
	readonly trip: AskedTrip | undefined;
	/** ISO 8601, null where nothing is promised. */
	readonly by: string | null;
	readonly now: Date;
}

export function CallbackCheck({ action, typed, request, trip, by, now }: CallbackCheckProps) {
	const page = usePage();
	const { t, language } = page;
	return (
		<section className="card mt-6 mb-10 max-w-[44rem]" id="callback" aria-labelledby="callback-heading">
			{/* biome-ignore lint/a11y/noAutofocus: the page was loaded to ask this */}
			<h2 id="callback-heading" className="text-xl" tabIndex={-1} autoFocus>
				{t("callback.check.heading")}
			</h2>
			<p className="mt-2 text-xl font-bold">{willCall(request, by, now, page)}</p>
			<p className="mt-2">{t("callback.check.number", { number: formatPhoneWithCountry(request.phone, language) })}</p>
			<TripLines trip={trip} />
			<p className="mt-2">
				{t("callback.speaks")}: {languages[request.speaks].name}
			</p>
			<FormView
				form={{ id: "callcheck" }}
				method="post"
				action={action}
				answer={undefined}
				hidden={{ ...typed, [confirmedField]: "yes" }}
				kept={false}
			>
				<HumanWidget action="callback" />
				<p className="flex flex-wrap gap-3">
					<Button type="submit">{t("callback.check.send")}</Button>
					<Button type="submit" look="quiet" name={changeButton} value="yes">
						{t("callback.check.change")}
					</Button>
				</p>
			</FormView>
		</section>
	);
}

function TripLines({ trip }: { readonly trip: AskedTrip | undefined }) {
	const text = tripText(trip, usePage());
	return text && <p className="mt-2">{text}</p>;
}

interface CallbackSentProps {
	/** The request's number, as it is said. */
	readonly number: string;
	readonly request: CallbackRequest;
	readonly by: string | null;
	readonly now: Date;
	/** Where it can be changed. */
	readonly change: string;
}

/** The same once it was sent, for the browser that sent it. */
export function CallbackSent({ number, request, by, now, change }: CallbackSentProps) {
	const page = usePage();
	const { t } = page;
	return (
		<section
			className="card mt-6 mb-10 max-w-[44rem]"
			id="callback"
			aria-labelledby="callback-heading"
			{...watched("callback")}
		>
			{/* biome-ignore lint/a11y/noAutofocus: the page was loaded to say this */}
			<h2 id="callback-heading" className="text-xl" tabIndex={-1} autoFocus>
				{t("message.sent.callback.heading")}
			</h2>
			<p className="mt-2 text-xl font-bold">{willCall(request, by, now, page)}</p>
			<TripLines trip={request.trip} />
			<p className="mt-2">
				{t("message.number")}: <strong>{number}</strong>
			</p>
			<p className="mt-2">{t("message.sent.callback.text")}</p>
			<p>
				<a className="link inline-flex min-h-11 items-center" href={change}>
					{t("callback.change")}
				</a>
			</p>
		</section>
	);
}
