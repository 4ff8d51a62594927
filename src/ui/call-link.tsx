// The call to action: a tel: link whose number the phone swap may change (data-phone marks it).
import { Phone } from "lucide";
import type { ReactNode } from "react";
import { usePage } from "../page/page-context.tsx";
import { Icon, type IconNode } from "./controls/icon.tsx";

interface CallLinkProps {
	/** `button` is the marigold one, kept for the call; `text` reads in a sentence. */
	readonly look?: "button" | "text";
	/** What the call is about, for those who hear only the link. */
	readonly about?: string;
	/** `named` is the header's icon, which what is around every page repeats: its path is longer than all else of a call. */
	readonly icon?: "own" | "named" | "repeated";
	readonly children?: ReactNode;
}

const id = "call-icon";
const named: IconNode = Phone.map(([tag, attributes]) => [tag, { ...attributes, id }]);

const icons = {
	own: <Icon of={Phone} />,
	named: <Icon of={named} />,
	repeated: (
		<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
			<use href={`#${id}`} />
		</svg>
	),
};

export function CallLink({ look = "button", about, icon = "own", children }: CallLinkProps) {
	const { config, t } = usePage();
	const { phone, phoneHref } = config.agency;
	const verb = children ?? (look === "button" ? t("call.verb") : null);
	return (
		<a className={look === "button" ? "call-button" : "link"} href={phoneHref} data-phone="">
			{look === "button" && icons[icon]}
			<span>
				{typeof verb === "string" ? `${verb} ` : verb && <>{verb} </>}
				{/* A block would not carry the underline of a link in a text. */}
				<span data-phone-text="" className={look === "button" ? "inline-block" : "whitespace-nowrap"}>
					{phone}
				</span>
				{about && <span className="sr-only"> {about}</span>}
			</span>
		</a>
	);
}
