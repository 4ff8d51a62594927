// The way from a route that somebody looks at to an alert for it, filled in.
import { BellRing } from "lucide";
import { usePage } from "../../page/page-context.tsx";
import { Shared } from "../../page/parts.tsx";
import { Icon } from "../../ui/controls/icon.tsx";
import { type PriceTerms, plainTerms, termParameters } from "../price-terms.ts";

interface AlertLinkProps {
	/** Of the search whose prices stand beside it; without them, one adult in economy. */
	readonly terms?: PriceTerms;
	/** Place codes. A destination knows no origin. */
	readonly from?: string | undefined;
	readonly to: string;
	/** Days YYYY-MM-DD; only those that the visitor asked for or sees. */
	readonly depart?: string | undefined;
	readonly return?: string | undefined;
	/** YYYY-MM, instead of days. */
	readonly month?: string | undefined;
	/** Which route, for those who hear only the link. */
	readonly about?: string;
}

export function AlertLink({ about, terms = plainTerms, ...given }: AlertLinkProps) {
	const { href } = usePage();
	const query = Object.fromEntries(Object.entries(given).filter((pair): pair is [string, string] => Boolean(pair[1])));
	return (
		<Shared
			by="alert link"
			holes={[href("fareAlerts", {}, { ...query, ...termParameters(terms) }), ...(about ? [about] : [])]}
		>
			{(link = "", about?: string) => <Alert link={link} about={about} />}
		</Shared>
	);
}

function Alert({ link, about }: { readonly link: string; readonly about: string | undefined }) {
	const { t } = usePage();
	return (
		<a className="link inline-flex min-h-11 items-center gap-2" href={link} rel="nofollow">
			<Icon of={BellRing} />
			<span>
				{t("alert.link")}
				{about && <span className="sr-only"> {about}</span>}
			</span>
		</a>
	);
}
