// The page that every unknown address leads to: search, the pages most people want, and the phone.
import { LostHead } from "../../frame/lost-head.tsx";
import { pathOf } from "../../links.ts";
import { Island } from "../../page/island.tsx";
import type { Page } from "../../page/page.ts";
import { usePage } from "../../page/page-context.tsx";
import { pageText } from "../../page/page-text.ts";
import { mainMenu } from "../../routes.ts";
import { SearchForm } from "../../ui/search-form.tsx";
import { Section } from "../../ui/section.tsx";
import { FlightSearch } from "../search/form/flight-search.tsx";
import { meantIsland } from "./island/row.ts";

export const notFound: Page<"notFound"> = {
	load: () => ({ view: <NotFoundView /> }),
};

function NotFoundView() {
	const page = usePage();
	const { t, href } = page;
	return (
		<div className="wrap py-8">
			<LostHead heading={pageText("heading", page.id, page)} text={t("notFound.lead")} />
			<Island row={meantIsland}>
				<div hidden data-meant="">
					<h2 className="mt-5 text-xl">{t("notFound.meant")}</h2>
					<ul />
				</div>
			</Island>
			<div className="mt-8">
				<FlightSearch />
			</div>
			<Section id="find" heading={t("notFound.find")}>
				<SearchForm id="site-search" label={t("notFound.find.label")} action={pathOf("blog")} text="" />
			</Section>
			<Section id="pages" heading={t("notFound.links")}>
				<ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
					{([...mainMenu, "explore", "blog", "helpCenter", "sitemap"] as const).map((id) => (
						<li key={id}>
							<a className="go" href={href(id)}>
								{pageText("name", id, page)}
							</a>
						</li>
					))}
				</ul>
			</Section>
		</div>
	);
}
