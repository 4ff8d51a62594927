// The i18next backend that fetches a locale file; i18next itself tries again when told that it may help.
import type { BackendModule, ReadCallback } from "i18next";

/** Instead of i18next-http-backend, which can do much more and weighs 2 KB: docs/decisions/0005-what-a-first-load-costs.md. */
export const localeFiles: BackendModule = {
	type: "backend",
	init() {},
	read(language, namespace, callback) {
		void answer(`/locales/${language}/${namespace}.json`).then((found) => callback(...found));
	},
};

/** The file, or what went wrong and whether another try may help: not when the server says that there is no such file. */
async function answer(path: string): Promise<Parameters<ReadCallback>> {
	try {
		const response = await fetch(path);
		return response.ok ? [null, await response.json()] : [String(response.status), response.status >= 500];
	} catch (error) {
		return [String(error), true];
	}
}
