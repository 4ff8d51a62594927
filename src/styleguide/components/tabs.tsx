// Tabs: as headings with links, and as they are once their script has come.
import { Tabs } from "../../ui/tabs.tsx";
import { type Component, useSample } from "../example.ts";

function useItems(id: string) {
	const { label, items } = useSample("tabs");
	return {
		label,
		items: items.map(([name, text], index) => ({ id: `${id}-${index}`, label: name ?? "", panel: <p>{text}</p> })),
	};
}

function WithoutScript() {
	return <Tabs {...useItems("tabs")} />;
}

/** What src/islands/tabs makes of the markup. */
function Ready() {
	const { label, items } = useItems("tabs-ready");
	return (
		<div className="tabs" data-ready="">
			{/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the script does the same to the list of links */}
			<ul className="tab-list" role="tablist" aria-label={label}>
				{items.map(({ id, label }, index) => (
					<li key={id} role="none">
						<a
							role="tab"
							id={`${id}-tab`}
							href={`#${id}`}
							aria-controls={id}
							aria-selected={index === 0}
							tabIndex={index === 0 ? 0 : -1}
						>
							{label}
						</a>
					</li>
				))}
			</ul>
			{items.map(({ id, panel }, index) => (
				<section
					key={id}
					id={id}
					className="tab-panel"
					role="tabpanel"
					aria-labelledby={`${id}-tab`}
					hidden={index !== 0}
				>
					{panel}
				</section>
			))}
		</div>
	);
}

export const tabs: Component = {
	id: "tabs",
	title: "Tabs",
	examples: { "without-script": () => <WithoutScript />, ready: () => <Ready /> },
};
