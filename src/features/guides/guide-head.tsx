// The head of a guide: what it is called, what it says, who answers for it and how old it is.
import { formatDay } from "../../i18n/formats.ts";
import type { Language } from "../../i18n/languages.ts";
import { usePage } from "../../page/page-context.tsx";
import { pageText } from "../../page/page-text.ts";
import { PageHead } from "../../ui/page-head.tsx";
import type { GuideBody, GuideFacts, GuideSummary } from "./guide.ts";

interface GuideHeadProps {
	readonly facts: GuideFacts;
	readonly text: GuideBody & GuideSummary[Language];
}

export function GuideHead({ facts, text }: GuideHeadProps) {
	const page = usePage();
	const { t } = page;
	const { author, date, dateModified, reviewed } = facts;
	return (
		<PageHead heading={pageText("heading", "guide", page, { title: text.title })} lead={text.excerpt}>
			{/* A line for each: lines that run on break elsewhere once the font comes, and what stands below them moves. */}
			<div className="mt-4 text-sm text-muted">
				<p>{t("guide.by", { author: t(`desk.${author}`) })}</p>
				<p>
					<Day date={date} />
				</p>
				{dateModified && (
					<p>
						<strong>
							{`${t("guide.modified")} `}
							<Day date={dateModified} />
						</strong>
					</p>
				)}
				{reviewed && (
					<p>
						{t("guide.reviewed", { reviewer: t(`desk.${reviewed.by}`) })}, <Day date={reviewed.date} />
					</p>
				)}
				<p>{t("guide.minutes", { count: text.minutes })}</p>
			</div>
		</PageHead>
	);
}

function Day({ date }: { readonly date: string }) {
	const { language } = usePage();
	return <time dateTime={date}>{formatDay(date, language, "longDay")}</time>;
}
