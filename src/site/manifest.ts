// GET /manifest.webmanifest: what a phone shows of the site on its home screen, in the language of the page it came from.
import type { Context } from "hono";
import type { AppEnv } from "../edge/app-env.ts";
import { languages } from "../i18n/languages.ts";
import { href } from "../links.ts";
import { pageText } from "../page/page-text.ts";
import { manifestIcons } from "../page/site-icons.ts";
import { themeColor } from "../page/theme-color.ts";
import type { Services } from "../services.ts";

export function manifest({ config, variables }: Services) {
	return function manifest(c: Context<AppEnv>): Response {
		const { language } = c.var;
		const start = href(language, "home");
		const body = {
			id: start,
			name: pageText("title", "home", { language, variables: variables[language] }),
			short_name: config.agency.name,
			description: pageText("description", "home", { language, variables: variables[language] }),
			lang: languages[language].locale,
			dir: "ltr",
			start_url: start,
			scope: "/",
			// It is a website: address bar, back button and all.
			display: "browser",
			theme_color: themeColor.light,
			background_color: themeColor.light,
			icons: manifestIcons.map(({ path, size, purpose }) => ({
				src: path,
				sizes: `${size}x${size}`,
				type: "image/png",
				purpose,
			})),
		};
		return new Response(JSON.stringify(body), {
			headers: { "Content-Type": "application/manifest+json; charset=utf-8", "Cache-Control": "public, max-age=3600" },
		});
	};
}
