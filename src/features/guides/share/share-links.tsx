// Ways to pass a page on: links that need no script, its address to copy, and two buttons that an island shows.

import { Copy, Mail, MessageCircle, Share2 } from "lucide";
import { Island } from "../../../page/island.tsx";
import { usePage } from "../../../page/page-context.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Section } from "../../../ui/section.tsx";
import { shareIsland } from "./island/row.ts";

interface ShareLinksProps {
	readonly heading: string;
	readonly title: string;
	/** Absolute. Nothing but it and the title leaves with a link. */
	readonly url: string;
}

export function ShareLinks({ heading, title, url }: ShareLinksProps) {
	const { t } = usePage();
	const [subject, body, both] = [title, url, `${title} ${url}`].map(encodeURIComponent);
	return (
		<Section id="share" heading={heading}>
			<Island row={shareIsland} props={{ title, url }}>
				<div className="flex max-w-xl items-end gap-3">
					<Field
						id="share-address"
						label={t("share.address")}
						type="url"
						readOnly
						defaultValue={url}
						frameClass="flex-1"
					/>
					<Button icon={Copy} data-copy="" className="min-h-12" hidden>
						{t("share.copy")}
					</Button>
				</div>
				<p role="status" className="mt-1 text-sm" />
				<ul className="mt-3 flex flex-wrap gap-3">
					<li>
						<Button look="quiet" icon={Mail} href={`mailto:?subject=${subject}&body=${body}`}>
							{t("share.mail")}
						</Button>
					</li>
					<li>
						<Button
							look="quiet"
							icon={MessageCircle}
							href={`https://wa.me/?text=${both}`}
							target="_blank"
							rel="noopener external nofollow"
						>
							WhatsApp
						</Button>
					</li>
					<li>
						<Button look="quiet" icon={Share2} data-share="" hidden>
							{t("share.more")}
						</Button>
					</li>
				</ul>
			</Island>
		</Section>
	);
}
