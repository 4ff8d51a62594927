// The head of a page that is not what was asked for: the arc breaks off, and the call goes on.
import { usePage } from "../page/page-context.tsx";
import { Arc } from "../ui/arc.tsx";
import { CallLink } from "../ui/call-link.tsx";

export function LostHead({ heading, text, home = false }: { heading: string; text: string; home?: boolean }) {
	const { t, href } = usePage();
	return (
		<header className="lost">
			<Arc done="broken" />
			<h1>{heading}</h1>
			<p className="lead">{text}</p>
			<p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
				<CallLink />
				{home && (
					<a className="go" href={href("home")}>
						{t("error.home")}
					</a>
				)}
			</p>
		</header>
	);
}
