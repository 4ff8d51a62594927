// What our own service costs and whether it comes back, in one line, and the page that says all of it.
import { usePage } from "../page/page-context.tsx";

/** Where prices stand by themselves: said only where they lack our fee. */
export function UntoldFee({ className }: { readonly className?: string }) {
	return usePage().config.bookingFee ? null : <FeeLine className={className} />;
}

export function FeeLine({ className }: { readonly className?: string | undefined }) {
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
