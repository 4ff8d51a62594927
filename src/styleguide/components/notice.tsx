// Notices: something to know, something that went wrong.
import { Notice } from "../../ui/notice.tsx";
import { type Component, useSample } from "../samples/example.ts";

function Sample({ tone }: { tone: "info" | "problem" }) {
	const { heading, text } = useSample("notice")[tone];
	return (
		<Notice tone={tone} heading={heading}>
			<p>{text}</p>
		</Notice>
	);
}

export const notice: Component = {
	id: "notice",
	title: "Notice",
	pictures: { wide: "all", night: "all", spanish: "all" },
	examples: { info: () => <Sample tone="info" />, problem: () => <Sample tone="problem" /> },
};
