// Which paths links in the content may name.
import { expect, test } from "vitest";
import { isInternalPath } from "../../../scripts/content/internal-path.ts";

test.each(["/", "/how-we-help", "/airlines/UA", "/destinations/miami", "/flight-booking-assistance/aeromexico"])(
	"%s is a page",
	(path) => {
		expect(isInternalPath(path)).toBe(true);
	},
);

test.each([
	"/nowhere",
	"/flight-booking-assistance",
	"/airlines/UA/more",
	"/how-we-help/",
	"/airlines/UX",
	"/destinations/nowhere",
])("%s is no page", (path) => {
	expect(isInternalPath(path)).toBe(false);
});
