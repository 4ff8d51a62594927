// A text from Markdown with all that may be in one, and a table, which scrolls by itself where it is too wide.
import { Prose } from "../../prose/views/prose.tsx";
import { type Component, useSample } from "../samples/example.ts";

function Sample({ of }: { of: "prose" | "prose-table" }) {
	return <Prose html={useSample(of)} />;
}

export const prose: Component = {
	id: "prose",
	title: "Text",
	pictures: { wide: "all", night: ["text"], spanish: "all" },
	examples: { text: () => <Sample of="prose" />, table: () => <Sample of="prose-table" /> },
};
