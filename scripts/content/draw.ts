// Draws every guide anew: npm run drawings
import { join } from "node:path";
import { understood } from "../words.ts";
import { complaintsOf, createRun } from "./content.ts";
import { writeDrawings } from "./drawings.ts";
import { readGuides } from "./guides.ts";
import { isInternalPath } from "./internal-path.ts";

understood("npm run drawings", {});

const root = join(import.meta.dirname, "../..");
const run = createRun({ root, isInternalPath });
writeDrawings(root, readGuides(run));

// A guide that cannot be read has no drawing, and the next one's family may depend on it.
const complaints = run.files.flatMap(complaintsOf);
if (complaints.length > 0) {
	console.error(complaints.join("\n"));
	process.exitCode = 1;
}
