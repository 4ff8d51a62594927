// Says that the search of this address cannot be run as it is, and leads to where it is put right.
import { usePage } from "../../../page/page-context.tsx";
import { searchParameters } from "../../../parameters.ts";
import { Notice } from "../../../ui/notice.tsx";

export function SearchRefused({ search }: { readonly search: URLSearchParams }) {
	const { t, href } = usePage();
	const names: readonly string[] = searchParameters;
	const params = new URLSearchParams([...search].filter(([name]) => names.includes(name)));
	return (
		<div className="mb-8">
			<Notice tone="problem" heading={t("whole.refused.heading")}>
				<p>{t("whole.refused.text")}</p>
				<p className="mt-3">
					<a className="link" href={href("flightResults", {}, params)} rel="nofollow">
						{t("whole.refused.link")}
					</a>
				</p>
			</Notice>
		</div>
	);
}
