// What stands in place of a form whose message has arrived: its number, and what happens next.
import { groupReference, spellReference } from "../bookings/reference.ts";
import { usePage } from "../render/page-context.tsx";
import { watched } from "./form/form-view.tsx";

interface MessageSentProps {
	/** Id of the form it stands for. */
	readonly id: "contact" | "callback";
	/** The message's number, six characters. */
	readonly number: string;
	/** Where the form is. */
	readonly back: string;
}

export function MessageSent({ id, number, back }: MessageSentProps) {
	const { t, language } = usePage();
	return (
		<section className="card mt-10 mb-10 max-w-[44rem]" id={id} aria-labelledby={`${id}-heading`} {...watched(id)}>
			{/* biome-ignore lint/a11y/noAutofocus: the page was loaded to say this */}
			<h2 id={`${id}-heading`} className="text-xl" tabIndex={-1} autoFocus>
				{t(`message.sent.${id}.heading`)}
			</h2>
			<p className="mt-2">
				{t("message.number")}: <strong className="text-xl">{groupReference(number)}</strong>
			</p>
			<p className="text-sm text-muted">{spellReference(number, language)}</p>
			<p className="mt-2">{t(`message.sent.${id}.text`)}</p>
			<p>
				<a className="link inline-flex min-h-11 items-center" href={back}>
					{t("message.sent.another")}
				</a>
			</p>
		</section>
	);
}
