// The badge that marks what is a sample.
import { usePage } from "../../render/page-context.tsx";
import type { Component } from "../example.ts";

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
