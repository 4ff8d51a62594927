// Rows that are alike are drawn once and filled in: each is as if it were drawn for itself, whatever its texts are.
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it } from "vitest";
import { type Env, parseEnv } from "../../src/env.ts";
import { createMessages } from "../../src/i18n/messages.ts";
import { type PageContext, PageProvider, usePage } from "../../src/page/page-context.tsx";
import { drawn, KeptWith } from "../../src/page/parts.tsx";
import { textOf } from "../../src/page/pieces.ts";
import { Repeated } from "../../src/page/repeated.tsx";
import { testEnv } from "../test-env.ts";

interface Row {
	readonly href: string;
	readonly texts: { readonly name: string; readonly notes: readonly string[] };
	readonly chosen: boolean;
	readonly price?: string | undefined;
	/** Of the build. */
	readonly html: string;
}

const rows: readonly Row[] = [
	{ href: "/a?b=1&c=2", texts: { name: "Bogotá", notes: ["one"] }, chosen: false, html: "<p>A &amp; B</p>" },
	{
		href: "/b",
		texts: { name: `<b>"it's" & more</b>`, notes: ["two", "line\nbreak"] },
		chosen: true,
		price: "$1",
		html: "hole-0-",
	},
	{
		href: "/c",
		texts: { name: "hole-0-", notes: ["hole-1-", "\\"] },
		chosen: true,
		price: "$2",
		html: '<p>it’s "$1"</p>',
	},
	{ href: "/d", texts: { name: "", notes: [] }, chosen: false, price: "", html: "" },
	{ href: "/e", texts: { name: "Lima", notes: ["three"] }, chosen: false, html: "<b>3</b>" },
];

const env = parseEnv(testEnv() as Env);
let page: PageContext;
let times = 0;

beforeEach(() => {
	const messages = createMessages("en", {});
	page = { id: "home", language: "en", messages, config: env, variables: {}, target: "/" };
	times = 0;
});

function Drawn({ href, texts: { name, notes }, chosen, price, html }: Row) {
	times += 1;
	return (
		<li title={name}>
			<a href={href} aria-current={chosen || undefined}>
				{name}
			</a>
			{notes.map((note) => (
				<i key={note}>{`${note}; `}</i>
			))}
			{price && <b>{price}</b>}
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: written above */}
			<div dangerouslySetInnerHTML={{ __html: html }} />
		</li>
	);
}

const list = (
	<ol>
		<Repeated by="sample" each={rows}>
			{(row) => <Drawn key={row.href} {...row} />}
		</Repeated>
	</ol>
);

it("is what React would draw of each row", async () => {
	const whole = renderToString(<PageProvider page={page}>{list}</PageProvider>);
	expect(times).toBe(rows.length);
	expect(whole).toContain("&lt;b&gt;");
	expect(textOf(await drawn(page, list))).toBe(whole);
});

it("draws each look once: another number of notes is one, another text is none", async () => {
	await drawn(page, list);
	expect(times).toBe(3);
	await drawn(page, list);
	expect(times).toBe(3);
});

it("refuses a row that asks for what is one page's", async () => {
	function Asking() {
		return <p>{usePage().target}</p>;
	}
	const asking = (
		<Repeated by="asking" each={[{ text: "a" }]}>
			{({ text }) => <Asking key={text} />}
		</Repeated>
	);
	await expect(drawn(page, asking)).rejects.toThrow("asks for the page's target");
});

describe("a part that a list decides", () => {
	const listed = (of: object, by = "list", words = list) => (
		<KeptWith of={of} by={by}>
			{() => words}
		</KeptWith>
	);

	it("is what React would draw, rows in it included, once for as long as the list is there", async () => {
		const of = {};
		const whole = renderToString(<PageProvider page={page}>{listed(of)}</PageProvider>);
		const drawnBefore = times;
		for (let turn = 0; turn < 3; turn++) expect(textOf(await drawn(page, listed(of)))).toBe(whole);
		// The looks of its rows, once.
		expect(times - drawnBefore).toBe(3);
	});

	it("is another for another list, by another name, and in other words", async () => {
		const [of, other] = [{}, {}];
		const told = async (one: object, by: string, text: string, on = page) =>
			textOf(await drawn(on, listed(one, by, <p>{text}</p>)));
		expect(await told(of, "a", "1")).toBe("<p>1</p>");
		expect(await told(of, "a", "2")).toBe("<p>1</p>");
		expect(await told(other, "a", "3")).toBe("<p>3</p>");
		expect(await told(of, "b", "4")).toBe("<p>4</p>");
		expect(await told(of, "a", "5", { ...page, messages: createMessages("es", {}) })).toBe("<p>5</p>");
	});

	it("is refused where it asks for what is one page's", async () => {
		function Asking() {
			return <p>{usePage().target}</p>;
		}
		await expect(drawn(page, listed({}, "asking", <Asking />))).rejects.toThrow("asks for the page's target");
	});
});
