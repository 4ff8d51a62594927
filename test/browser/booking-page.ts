// A booking's page without a booking: any state of the sample one, as the built site's own styles show it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { type ComponentProps, createElement } from "react";
import { renderToString } from "react-dom/server";
import { type Env, parseEnv } from "../../src/env.ts";
import { BookingView } from "../../src/features/bookings/booking-view.tsx";
import { Document } from "../../src/frame/document.tsx";
import type { Language } from "../../src/i18n/languages.ts";
import { createMessages } from "../../src/i18n/messages.ts";
import { sampleBooking, sampleNow } from "../../src/styleguide/samples/sample-trip.ts";
import { testEnv } from "../test-env.ts";
import { variablesOf } from "../variables.ts";
import { openPage, type PageOptions } from "./browser.ts";

interface Chunk {
	readonly file: string;
	readonly css?: readonly string[];
}

const client = "dist/client";
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8"));
/** What a page outside of a build calls its files, and where a build has them. */
const files: Readonly<Record<string, string | undefined>> = {
	"/src/site.css": manifest["src/boot.ts"]?.css?.[0],
	"/src/features/bookings/trip.css": manifest["src/features/bookings/trip.css"]?.file,
	"/src/ui/fonts/inter.woff2": manifest["src/ui/fonts/inter.woff2"]?.file,
};

type Shown = Partial<ComponentProps<typeof BookingView>>;

/** Ticketed, of three travelers and four flights, unless told otherwise; with the form that corrects its contact. */
function html(language: Language, shown: Shown): string {
	const config = parseEnv(testEnv() as Env);
	const variables = variablesOf(config, language);
	const target = "/booking-confirmation/SAMPLE27";
	const messages = createMessages(language, variables);
	const page = { id: "bookingConfirmation", language, messages, config, variables, target } as const;
	const head = {
		...{ title: "Sample", description: "Sample", index: false, image: undefined, records: [], article: undefined },
		crumbsBelow: true,
		crumbs: [
			{ label: "Home", href: "/" },
			{ label: messages.t("segment.booking-confirmation"), href: undefined },
			{ label: `${messages.t("confirm.code.ticketed")} SAMP-LE27`, href: undefined },
		],
	};
	const props = { booking: sampleBooking, now: sampleNow, correction: { token: "sample" }, ...shown };
	const view = createElement(BookingView, props);
	return `<!DOCTYPE html>${renderToString(createElement(Document, { page, head }, view))}`;
}

export async function openBooking(
	browser: Browser,
	language: Language,
	shown: Shown = {},
	options: PageOptions = {},
): Promise<Page> {
	const { page } = await openPage(browser, { site: "http://sample.test", ...options });
	await page.route("**/*", (route) => {
		const { pathname } = new URL(route.request().url());
		const built = files[pathname] ?? (pathname.startsWith("/assets/") ? pathname : undefined);
		if (built) return route.fulfill({ path: join(client, built) });
		if (pathname === "/") return route.fulfill({ contentType: "text/html", body: html(language, shown) });
		return route.abort();
	});
	await page.goto("/", { waitUntil: "load" });
	await page.evaluate(() => document.fonts.ready);
	return page;
}
