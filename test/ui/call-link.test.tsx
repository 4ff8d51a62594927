// The number of a call in a text: underlined with the words before it, and in one piece.
import { expect, it } from "vitest";
import { CallLink } from "../../src/ui/call-link.tsx";
import { agency, rendered } from "../rendered-page.tsx";

it("is part of the link's line, where a block would stand without the underline", () => {
	const number = rendered(<CallLink look="text" />).querySelector("[data-phone-text]");
	expect(number?.getAttribute("class")).toBe("whitespace-nowrap");
	// With its ordinary spaces: it is searched for and copied.
	expect(number?.text).toBe(agency.phone);
	expect(rendered(<CallLink />).querySelector("[data-phone-text]")?.text).toBe(agency.phone);
});
