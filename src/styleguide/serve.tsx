// Answers for the style guide in development; no build contains it (app.ts).
import { renderToString } from "react-dom/server";
import { Document } from "../frame/document.tsx";
import toasts from "../frame/toasts/island/toasts.css?raw";
import { defaultLanguage, type Language } from "../i18n/languages.ts";
import { bareHead } from "../page/head.ts";
import { type PageContext, usePage } from "../page/page-context.tsx";
import type { Services } from "../services.ts";
import calendar from "../ui/styles/calendar.css?raw";
import { components } from "./components.ts";
import type { Component } from "./samples/example.ts";
import { tokenStyles } from "./samples/tokens.ts";
import frame from "./styleguide.css?raw";

/** Where it stands; serve.tsx answers here. */
export const styleguidePath = "/styleguide";
export const stylesPath = `${styleguidePath}/styles.css`;

function Styleguide() {
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

/** The page or its style sheet; nothing at any other path. */
export function serveStyleguide(path: string, services: Services, language: Language): Response | undefined {
	if (path === stylesPath) return answer(styleguideStyles(), "text/css; charset=UTF-8");
	if (path === styleguidePath) return answer(styleguideHtml(services, language), "text/html; charset=UTF-8");
	return undefined;
}

function answer(body: string, type: string): Response {
	return new Response(body, { headers: { "Content-Type": type, "Cache-Control": "no-store" } });
}

export function styleguideStyles(): string {
	return `${tokenStyles()}\n${calendar}\n${toasts}\n${frame}`;
}

export function styleguideHtml(services: Services, language: Language): string {
	const page: PageContext = {
		// It has no row in the table of routes, because production has no such page.
		id: "notFound",
		language,
		messages: services.messages[language],
		config: services.config,
		variables: services.variables[language],
		target: styleguidePath,
	};
	const title = `Style guide · ${services.config.agency.name}`;
	const head = bareHead(title, title);
	return `<!DOCTYPE html>${renderToString(
		<Document page={page} head={head} sheets={["results", "trip"]}>
			<Styleguide />
		</Document>,
	)}`;
}
