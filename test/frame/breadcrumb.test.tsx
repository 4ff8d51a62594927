// The breadcrumb trail: what is the page itself, and what is only a part of its path.
import { expect, it } from "vitest";
import { Breadcrumb } from "../../src/frame/breadcrumb.tsx";
import { rendered } from "../rendered-page.tsx";

it("names one crumb as the page itself, though a part of the path without a page of its own has no link either", () => {
	const crumbs = [
		{ label: "Home", href: "/" },
		{ label: "Booking confirmation", href: undefined },
		{ label: "KMRW XKM0", href: undefined },
	];
	const trail = rendered(<Breadcrumb crumbs={crumbs} />);
	expect(trail.querySelectorAll(".crumb").map(({ text }) => text)).toEqual(crumbs.map(({ label }) => label));
	expect(trail.querySelectorAll("a").map(({ text }) => text)).toEqual(["Home"]);
	expect(trail.querySelectorAll("[aria-current]").map(({ text }) => text)).toEqual(["KMRW XKM0"]);
});
