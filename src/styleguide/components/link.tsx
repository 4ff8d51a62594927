// Links in a text, and the link with the focus.
import { usePage } from "../../render/page-context.tsx";
import { type Component, useSample } from "../example.ts";

function Sentence() {
	const { href } = usePage();
	const { before, link, after } = useSample("link");
	return (
		<p>
			{before}
			<a className="link" href={href("flightChangeAssistance")}>
				{link}
			</a>
			{after}
		</p>
	);
}

export const link: Component = {
	id: "link",
	title: "Link",
	pictures: { night: ["in-a-text"], spanish: ["in-a-text"] },
	examples: { "in-a-text": () => <Sentence />, focus: () => <Sentence /> },
};
