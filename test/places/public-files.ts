// The static files as the Worker's binding gives them, for units.
import { readFile } from "node:fs/promises";

const root = new URL("../../public/", import.meta.url);

export const publicFiles = {
	async fetch(input: URL | RequestInfo): Promise<Response> {
		const { pathname } = new URL(input instanceof Request ? input.url : input);
		return new Response(await readFile(new URL(`.${pathname}`, root), "utf8"));
	},
};
