// Before the walks through every engine: what they need is installed, and pictures of an earlier run are gone.
import { rmSync } from "node:fs";
import { findEngines } from "../../scripts/engines.ts";
import { pictures } from "./engine.ts";

export default async function install(): Promise<void> {
	rmSync(pictures, { recursive: true, force: true });
	await findEngines();
}
