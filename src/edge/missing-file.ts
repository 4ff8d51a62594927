// A static file that is not there: never a page, and never kept, since the next deploy or the last one may have it.

/** Folders of public/ and of the build in which only files are. */
export const staticFolders = [
	"assets",
	"locales",
	"images",
	"icons",
	"paid",
	"passports",
	"places",
	"spellings",
] as const;

export function isStaticFile(path: string): boolean {
	return staticFolders.some((folder) => path.startsWith(`/${folder}/`));
}

export function missingFile(): Response {
	return new Response("Not found\n", {
		status: 404,
		headers: { "Content-Type": "text/plain; charset=UTF-8", "Cache-Control": "no-store" },
	});
}
