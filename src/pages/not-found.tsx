// The page that every unknown address leads to: search, the pages most people want, and the phone.
import { blankForm } from "../flights/form.ts";
import { routeText } from "../render/head.ts";
import { usePage } from "../render/page-context.tsx";
import { mainMenu } from "../routes.ts";
import { CallLink } from "../ui/call-link.tsx";
import { FlightSearch } from "../ui/flight-search.tsx";
import type { Page } from "./page.ts";

export const notFound: Page<"notFound"> = {
	load: () => ({ view: <NotFoundView /> }),
};

function NotFoundView() {
	const { t, href } = usePage();
	return (
		<div className="wrap py-8">
			<h1>{t("heading.notFound")}</h1>
			<p className="lead">{t("notFound.lead")}</p>
			<p className="mt-5">
				<CallLink />
			</p>
			<div className="mt-8">
				<FlightSearch form={blankForm} />
			</div>
			<h2 className="mt-10 text-xl">{t("notFound.links")}</h2>
			<ul className="mt-3 grid gap-2 sm:grid-cols-2">
				{([...mainMenu, "blog", "helpCenter", "sitemap"] as const).map((id) => (
					<li key={id}>
						<a className="link" href={href(id)}>
							{t(routeText("name", id))}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
