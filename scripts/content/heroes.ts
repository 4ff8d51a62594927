// Writes public/images/guides/<slug>.svg for every guide: node scripts/content/heroes.ts
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { guideFolders } from "./guides.ts";
import { drawHero, heroPath } from "./hero.ts";

const root = join(import.meta.dirname, "../..");

for (const { slug } of guideFolders(root)) {
	const file = join(root, "public", heroPath(slug));
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, drawHero(slug));
}
