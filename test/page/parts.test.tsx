// What is the same on many pages is kept as HTML: whichever page it was drawn for first, each has it as if it were drawn anew.
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { type Env, parseEnv } from "../../src/env.ts";
import { localize } from "../../src/i18n/language-parameter.ts";
import { languageCodes } from "../../src/i18n/languages.ts";
import { createMessages } from "../../src/i18n/messages.ts";
import { type PageContext, PageProvider, usePage } from "../../src/page/page-context.tsx";
import { isThere, type Parts, Shared, SharedAround, withParts } from "../../src/page/parts.tsx";
import { textOf } from "../../src/page/pieces.ts";
import { createPagesApp } from "../../src/pages-app.tsx";
import { createServices } from "../../src/services.ts";
import { listPages } from "../../src/site/page-instances.ts";
import { testEnv } from "../test-env.ts";

/** An isolate: what it has drawn it keeps. */
function startIsolate() {
	let now = "";
	const app = createPagesApp({ ...createServices(testEnv() as Env), now: () => new Date(now) });
	return async function renderAll(targets: readonly string[], day: string): Promise<Map<string, string>> {
		now = `${day}T12:00:00Z`;
		const htmls = new Map<string, string>();
		for (const target of targets) htmls.set(target, await (await app.request(`https://pages${target}`)).text());
		return htmls;
	};
}

it("every page is the same, whether the others were asked for before it or after, today or on a day before", async () => {
	const services = createServices(testEnv() as Env);
	const targets = languageCodes.flatMap((language) =>
		listPages(language, services).map(({ path }) => localize(path, language)),
	);
	expect(targets.length).toBeGreaterThan(300);
	const [one, other] = [startIsolate(), startIsolate()];
	const before = await one(targets, "2026-11-21");
	const there = await one(targets, "2027-06-21");
	const back = await other(targets.toReversed(), "2027-06-21");
	const different = targets.filter((target) => there.get(target) !== back.get(target));
	expect(different).toEqual([]);
	// Some say how old a fact is: were none another, the day would have tried nothing.
	expect(targets.filter((target) => there.get(target) !== before.get(target)).length).toBeGreaterThan(5);
	for (const [target, html] of there) expect(html.includes("data-part") || html.includes("hole-0"), target).toBe(false);
}, 60_000);

const config = parseEnv(testEnv() as Env);
const messages = createMessages("en", {});

function drawn(node: ReactNode): string {
	const parts: Parts = [];
	const page: PageContext = { id: "home", language: "en", messages, config, variables: {}, target: "/", parts };
	const pieces = withParts(renderToString(<PageProvider page={page}>{node}</PageProvider>), parts);
	return textOf(pieces.filter(isThere));
}

it("draws a shared part once, with what is another on each page as it is given", () => {
	let times = 0;
	const part = (name: string) => (
		<p>
			<Shared by="sample" holes={[name]}>
				{(hole) => {
					times += 1;
					return (
						<b title={hole} data-props={JSON.stringify({ hole })}>
							{hole}
						</b>
					);
				}}
			</Shared>
		</p>
	);
	const expected = (text: string) =>
		`<p><b title="${text}" data-props="{&quot;hole&quot;:&quot;${text}&quot;}">${text}</b></p>`;
	expect(drawn(part("A&B"))).toBe(expected("A&amp;B"));
	expect(drawn(part("Bogotá"))).toBe(expected("Bogotá"));
	expect(drawn(part("O'Hare"))).toBe(expected("O&#x27;Hare"));
	expect(times).toBe(1);
	// JSON would write these in another way than text does: they are drawn for themselves.
	expect(drawn(part('say "hi"'))).toContain("{&quot;hole&quot;:&quot;say \\&quot;hi\\&quot;&quot;}");
	expect(times).toBe(2);
});

it("draws a part of an object once, and of another object anew", () => {
	let times = 0;
	const part = (text: { readonly heading: string }) => (
		<Shared by="text" of={[text]}>
			{() => {
				times += 1;
				return <h2>{text.heading}</h2>;
			}}
		</Shared>
	);
	const [one, other] = [{ heading: "Bags" }, { heading: "Seats" }];
	expect([one, other, one].map((text) => drawn(part(text)))).toEqual([
		"<h2>Bags</h2>",
		"<h2>Seats</h2>",
		"<h2>Bags</h2>",
	]);
	expect(times).toBe(2);
});

it("draws a part once that stands around what is a page's own, which may know the page", () => {
	let times = 0;
	function Own() {
		return <i>{usePage().target}</i>;
	}
	const part = (heading: string, inside: ReactNode) => (
		<SharedAround by="around" holes={[heading]} inside={inside}>
			{(own, name) => {
				times += 1;
				return (
					<section>
						<h2>{name}</h2>
						{own}
						<hr />
					</section>
				);
			}}
		</SharedAround>
	);
	expect(drawn(part("A&B", <Own />))).toBe("<section><h2>A&amp;B</h2><i>/</i><hr/></section>");
	expect(drawn(part("C", "text"))).toBe("<section><h2>C</h2>text<hr/></section>");
	expect(drawn(part("D", undefined))).toBe("<section><h2>D</h2><hr/></section>");
	expect(times).toBe(1);
	expect(drawn(part('"E"', <Own />))).toBe("<section><h2>&quot;E&quot;</h2><i>/</i><hr/></section>");
	expect(times).toBe(2);
});

it("refuses a shared part that asks for what is one page's", () => {
	function Asking() {
		return <p>{usePage().target}</p>;
	}
	expect(() => drawn(<Shared by="asking">{() => <Asking />}</Shared>)).toThrow(
		"a shared part asks for the page's target",
	);
});
