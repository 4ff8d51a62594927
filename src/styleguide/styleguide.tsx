// The style guide: every component with all its examples, in the site's own document.
import { defaultLanguage } from "../i18n/languages.ts";
import { usePage } from "../render/page-context.tsx";
import { components } from "./components.ts";
import type { Component } from "./example.ts";

/** Where it stands; serve.tsx answers here. */
export const styleguidePath = "/styleguide";
export const stylesPath = `${styleguidePath}/styles.css`;

export function Styleguide() {
	const { config } = usePage();
	return (
		<div className="wrap py-8">
			<link rel="stylesheet" href={stylesPath} />
			<h1 lang={defaultLanguage}>{config.agency.name}: style guide</h1>
			<nav aria-label="Components" lang={defaultLanguage}>
				<ul className="sg-contents">
					{components.map(({ id, title }) => (
						<li key={id}>
							<a className="link" href={`#component-${id}`}>
								{title}
							</a>
						</li>
					))}
				</ul>
			</nav>
			{components.map((component) => (
				<ComponentView key={component.id} {...component} />
			))}
		</div>
	);
}

function ComponentView({ id, title, examples }: Component) {
	return (
		<section className="sg-component" id={`component-${id}`} data-component={id}>
			<h2 lang={defaultLanguage}>{title}</h2>
			{Object.entries(examples).map(([name, Example]) => (
				<section key={name} className="sg-example" data-example={`${id}/${name}`}>
					<h3 className="sg-name" lang={defaultLanguage}>
						{name}
					</h3>
					<Example />
				</section>
			))}
		</section>
	);
}
