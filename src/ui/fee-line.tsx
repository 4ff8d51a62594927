// What our own service costs and whether it comes back, in one line, and the page that says all of it.
import { usePage } from "../page/page-context.tsx";

export function FeeLine({ className }: { readonly className?: string }) {
	const { t, href } = usePage();
	return (
		<p className={className}>
			{t("fee.summary")}{" "}
			<a className="link" href={href("ourFee")}>
				{t("fee.link")}
			</a>
		</p>
	);
}
