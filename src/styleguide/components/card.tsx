// The plain card.
import { type Component, useSample } from "../samples/example.ts";

function Sample() {
	const { name, text } = useSample("card");
	return (
		<div className="card">
			<p className="font-bold">{name}</p>
			<p className="mt-1 text-muted">{text}</p>
		</div>
	);
}

export const card: Component = {
	id: "card",
	title: "Card",
	pictures: { wide: "all", night: "all" },
	examples: { plain: () => <Sample /> },
};
