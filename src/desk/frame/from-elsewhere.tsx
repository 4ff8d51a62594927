// What a browser says of why it asks: a page that another site leads to, or that is fetched as a part of one, records nothing as read.
import { PageHead } from "../../ui/page-head.tsx";
import { useDesk } from "./desk-context.tsx";
import { KeyedLink } from "./keyed.tsx";

/** Is it asked for as a picture, a frame, a script or by one? Whoever does not say it all is no browser of today, and not refused. */
export function isPart(headers: Headers): boolean {
	const [site, mode, dest] = ["site", "mode", "dest"].map((name) => headers.get(`sec-fetch-${name}`));
	return site !== null && (mode !== "navigate" || dest !== "document");
}

/** Did another site, or a mail in a browser, lead here? A sign-in by Access does too. */
export function isFromElsewhere(headers: Headers): boolean {
	const site = headers.get("sec-fetch-site");
	return site !== null && site !== "same-origin" && site !== "none";
}

/** The same address once more, by a link of ours: who meant it presses it. */
export function ElsewhereView() {
	const { d, path } = useDesk();
	return (
		<>
			<PageHead heading={d("elsewhere.heading")} lead={d("elsewhere.text")} />
			<p>
				<KeyedLink of="1" className="go" href={path}>
					{d("elsewhere.open")}
				</KeyedLink>
			</p>
		</>
	);
}
