// A file that is missing is never a page: every folder that is served as files is known to be one.
import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { isStaticFile, staticFolders } from "../../src/edge/missing-file.ts";

it("every folder of public/ has only files, and so does the build's own", () => {
	const folders = readdirSync("public", { withFileTypes: true })
		.filter((entry) => !entry.isFile())
		.map(({ name }) => name);
	expect(staticFolders.toSorted()).toEqual([...folders, "assets"].toSorted());
	expect([isStaticFile("/spellings/zz.json"), isStaticFile("/spellings"), isStaticFile("/flights")]).toEqual([
		true,
		false,
		false,
	]);
});
