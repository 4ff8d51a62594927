// The badge that marks what is a sample.
import { usePage } from "../../page/page-context.tsx";
import type { Component } from "../samples/example.ts";

function Sample() {
	const { t } = usePage();
	return (
		<p>
			<span className="badge">{t("sample.badge")}</span>
		</p>
	);
}

export const badge: Component = {
	id: "badge",
	title: "Badge",
	pictures: { night: "all" },
	examples: { sample: () => <Sample /> },
};
