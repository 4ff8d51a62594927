// What our own service costs and whether it comes back, in one line, and the page that says all of it.
import { usePage } from "../page/page-context.tsx";

/** Where prices stand by themselves: said only where they lack our fee. */
export function UntoldFee({ className }: { readonly className?: string }) {
	return usePage().config.bookingFee ? null : <FeeLine className={className} />;
}

interface FeeLineProps {
	readonly className?: string | undefined;
	/** It stands beside a price that lacks our fee: one in another currency than the fee. */
	readonly untold?: boolean;
}

export function FeeLine({ className, untold = false }: FeeLineProps) {
	const { t, href } = usePage();
	return (
		<p className={className}>
			{t(untold ? "fee.line.untold" : "fee.summary")}{" "}
			<a className="link" href={href("ourFee")}>
				{t("fee.link")}
			</a>
		</p>
	);
}
