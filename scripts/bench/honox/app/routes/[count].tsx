// A page of as many elements as its path says, the document's four included, as plain.tsx beside this folder has it.
import { createRoute } from "honox/factory";

export default createRoute((c) => {
	const cards = (Number(c.req.param("count")) - 5) / 5;
	return c.render(
		<main class="wrap">
			{Array.from({ length: cards }, (_, index) => (
				<Card key={index} index={index} />
			))}
		</main>,
		{ title: "As many elements" },
	);
});

function Card({ index }: { readonly index: number }) {
	return (
		<article class="card" id={`card-${index}`}>
			<h3 class="heading">
				<a class="link" href={`/cards/${index}`}>
					Flight number {index}
				</a>
			</h3>
			<p class="mt-3 text-soft">
				From Miami to <b>Bogotá</b>, "nonstop" & cheap
			</p>
		</article>
	);
}
