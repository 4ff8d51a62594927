// A Worker that renders a plain tree of as many elements as its path says: React's own cost, without an app around it.
import { renderToString } from "react-dom/server";

export default {
	fetch(request: Request): Response {
		const cards = (Number(new URL(request.url).pathname.slice(1)) - 5) / 5;
		const html = renderToString(
			<html lang="en-US">
				<head>
					<title>As many elements</title>
				</head>
				<body>
					<main className="wrap">
						{Array.from({ length: cards }, (_, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: the cards are the same in every render.
							<Card key={index} index={index} />
						))}
					</main>
				</body>
			</html>,
		);
		return new Response(`<!DOCTYPE html>${html}`, { headers: { "Content-Type": "text/html; charset=UTF-8" } });
	},
};

function Card({ index }: { readonly index: number }) {
	return (
		<article className="card" id={`card-${index}`}>
			<h3 className="heading">
				<a className="link" href={`/cards/${index}`}>
					Flight number {index}
				</a>
			</h3>
			<p className="mt-3 text-soft">
				From Miami to <b>Bogotá</b>, "nonstop" & cheap
			</p>
		</article>
	);
}
