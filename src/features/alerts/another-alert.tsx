// The way to a further fare alert, from every page that ends one step of another.
import { usePage } from "../../page/page-context.tsx";

export function AnotherAlert() {
	const { t, href } = usePage();
	return (
		<p className="mt-4">
			<a className="link inline-flex min-h-11 items-center" href={href("fareAlerts")}>
				{t("alert.another")}
			</a>
		</p>
	);
}
