// Filling in the agency's values when a page is made.
import { expect, test } from "vitest";
import { fill, filled, fillText } from "../../src/text/fill.ts";

const values = { agency: `Fly & "Go" <b>`, phone: "+1 800 555 0199", phoneHref: "tel:+18005550199" };

test("values are escaped in HTML, in text and in attributes", () => {
	expect(fill('<p title="{{agency}}">{{agency}}</p>', values)).toBe(
		'<p title="Fly &amp; &quot;Go&quot; &lt;b&gt;">Fly &amp; &quot;Go&quot; &lt;b&gt;</p>',
	);
});

test("values are not escaped in plain text, which React escapes itself", () => {
	expect(fillText("Call {{agency}}", values)).toBe('Call Fly & "Go" <b>');
});

test("a value that looks like a placeholder is not filled again", () => {
	expect(fill("{{agency}}", { agency: "{{phone}}", phone: "1" })).toBe("{{phone}}");
});

test("a missing value fails by its name", () => {
	expect(() => fill("{{email}}", values)).toThrow("{{email}}");
	expect(() => fill("{{toString}}", values)).toThrow("{{toString}}");
});

test("a whole document is filled in, its html fields escaped", () => {
	const document = {
		heading: "{{agency}}",
		html: "<p>{{agency}}</p>",
		words: 3,
		faq: [{ question: "{{agency}}?", answer: "{{phone}}", html: '<a href="{{phoneHref}}">{{phone}}</a>' }],
	};
	expect(filled(document, values)).toEqual({
		heading: values.agency,
		html: "<p>Fly &amp; &quot;Go&quot; &lt;b&gt;</p>",
		words: 3,
		faq: [
			{
				question: `${values.agency}?`,
				answer: values.phone,
				html: '<a href="tel:+18005550199">+1 800 555 0199</a>',
			},
		],
	});
});
