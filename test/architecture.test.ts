// The house's own rules, read from one table: imports point down, types too; what a browser loads is told by folder.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const source = resolve(import.meta.dirname, "../src");

interface Room {
	/** A folder or file of src/; the longest that a file's path begins with is its room. */
	readonly path: string;
	/** Browsers may load it, with everything it imports. */
	readonly browser?: true;
	/** Rooms of the same floor that it may import from, besides its own. */
	readonly uses?: readonly string[];
	/** An adapter of a port: besides itself, only the composition may import it. */
	readonly adapter?: true;
}

/** The composition: the only file that chooses adapters, but for those that the desk alone has. */
const composition = "services.ts";
const compositionOfDesk = "desk/app/desk-services.ts";

/** From the top down: a file imports from its own room and from the floors below it. */
const floors: readonly (readonly Room[])[] = [
	// The entrypoints and the way of a request.
	[{ path: "worker.ts" }, { path: "boot.ts", browser: true }, { path: "desk" }],
	[{ path: "app.ts" }, { path: "cron.ts" }],
	[{ path: "pages-app.tsx" }, { path: "styleguide" }],
	// The lists: all that knows every feature.
	[{ path: "api.ts" }, { path: "islands.ts", browser: true }],
	[{ path: "checked-forms.ts", browser: true }],
	[{ path: "site" }, { path: "mcp" }],
	[{ path: "pages.ts" }],
	[{ path: "own-pages.ts" }],
	[{ path: composition }],
	[{ path: "mails.ts" }],
	// What the product does.
	[
		{ path: "features/home", uses: ["features/changes", "features/deals", "features/search"] },
		{ path: "features/contact/forms", browser: true },
		{ path: "features/changes", uses: ["features/contact"] },
		{ path: "features/changes/forms", browser: true },
		{ path: "features/bookings", uses: ["features/changes"] },
		{ path: "features/reference", uses: ["features/alerts", "features/bookings", "features/contact"] },
		{ path: "features/guides", uses: ["features/deals"] },
		{ path: "features/proposals", uses: ["features/bookings"] },
		{ path: "features/shared-screen", uses: ["features/bookings", "features/proposals"] },
		{ path: "features/guides/browser", browser: true },
		{ path: "features/explore", uses: ["features/deals"] },
		{ path: "features/destinations", uses: ["features/changes", "features/deals", "features/search"] },
		{ path: "features/airlines", uses: ["features/changes", "features/deals", "features/search"] },
		{ path: "features/trips", uses: ["features/alerts", "features/bookings", "features/search"] },
		{ path: "features/alerts/forms", browser: true },
		{ path: "features/airlines/forms", browser: true },
		{ path: "features/explore/forms", browser: true },
		{ path: "features/bookings/forms", browser: true },
		{ path: "features/bookings/passengers/form", browser: true },
		{ path: "features/bookings/payments/stripe", adapter: true },
		// A feature without a line of its own uses no other; where it has one, that one is found first.
		...readdirSync(join(source, "features")).map((feature) => ({ path: `features/${feature}` })),
	],
	// The document around every page, and what every endpoint answers with.
	[{ path: "frame" }, { path: "endpoints" }],
	// The domain.
	[
		{ path: "flights" },
		{ path: "flights/form", browser: true },
		{ path: "flights/offers", browser: true },
		{ path: "flights/trip", browser: true },
		{ path: "flights/sample", adapter: true },
		{ path: "flights/duffel", adapter: true },
	],
	[{ path: "maps" }],
	[
		{ path: "places" },
		{ path: "places/airlines", browser: true },
		{ path: "places/browser", browser: true },
		{ path: "prose" },
	],
	// Kits that know no feature.
	[
		{ path: "ui" },
		{ path: "ui/controls", browser: true },
		{ path: "ui/form" },
		{ path: "mail" },
		{ path: "mail/platform", adapter: true },
		{ path: "mail/resend", adapter: true },
		{ path: "human-check" },
		{ path: "human-check/cloudflare", adapter: true },
	],
	[{ path: "forms", browser: true }],
	[{ path: "page" }],
	[{ path: "islands", browser: true }],
	[{ path: "edge" }],
	[{ path: "effects" }, { path: "events" }],
	// The ground.
	[{ path: "links.ts" }],
	[{ path: "routes.ts" }, { path: "env.ts" }],
	[{ path: "parameters.ts", browser: true }, { path: "channels" }],
	[
		{ path: "privacy" },
		{ path: "references" },
		{ path: "references/browser", browser: true },
		{ path: "states" },
		{ path: "time", browser: true },
		{ path: "money", browser: true },
	],
	[{ path: "text", browser: true }],
	[{ path: "i18n", browser: true }],
	[{ path: "virtual.d.ts" }],
];

interface Placed extends Room {
	readonly floor: number;
}

const rooms: readonly Placed[] = floors.flatMap((floor, index) => floor.map((room) => ({ ...room, floor: index })));

interface Import {
	readonly from: string;
	readonly to: string;
	readonly typeOnly: boolean;
}

const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
const text = new Map(files.map((file) => [file, readFileSync(join(source, file), "utf8")]));

function importsOf(file: string): Import[] {
	const found = (text.get(file) ?? "").matchAll(
		/^(?:import|export)\s+(type\s)?[^;]*?from "(\.[^"]+)"|^import "(\.[^"]+)"|import\("(\.[^"]+)"\)(\.)?/gms,
	);
	return [...found].flatMap(([, type, named, bare, dynamic, member]) => {
		const target = named ?? bare ?? dynamic;
		if (!target) return [];
		const to = relative(source, resolve(source, dirname(file), target.replace(/\?.*/, "")));
		return [{ from: file, to, typeOnly: Boolean(type) || Boolean(member) }];
	});
}

const imports = files.flatMap(importsOf).filter(({ to }) => text.has(to));

const within = (file: string, path: string) => file === path || file.startsWith(`${path}/`);

function roomOf(file: string): Placed | undefined {
	return rooms.filter(({ path }) => within(file, path)).sort((a, b) => b.path.length - a.path.length)[0];
}

/** The room of a whole: flights/offers belongs to flights. */
function wholeOf(file: string): string | undefined {
	return rooms.filter(({ path }) => within(file, path)).sort((a, b) => a.path.length - b.path.length)[0]?.path;
}

const arrow = ({ from, to }: Import) => `${from} → ${to}`;

function mayImport({ from, to }: Import): boolean {
	const [upper, lower] = [roomOf(from), roomOf(to)];
	if (!upper || !lower) return false;
	if (lower.adapter && upper.path !== lower.path) return from === composition || from === compositionOfDesk;
	if (lower.floor !== upper.floor) return lower.floor > upper.floor;
	const [whole, other] = [wholeOf(from), wholeOf(to) ?? ""];
	return whole === other || Boolean(rooms.find(({ path }) => path === whole)?.uses?.includes(other));
}

/** Folders of a room that need no row: what they hold goes where the room goes. */
const parts = ["views", "data", "styles", "fonts", "island"];

/** Of these folders, those below the features whose room has rows for its folders, but none for them. */
function withoutRow(folders: readonly string[]): string[] {
	return folders.filter((folder) => {
		const [room = "", part] = folder.split("/");
		if (!part || room === "features" || parts.includes(part)) return false;
		const rows = rooms.filter(({ path }) => path.startsWith(`${room}/`));
		return rows.length > 0 && !rows.some(({ path }) => within(folder, path));
	});
}

/** Folders within a room that the composition takes something from: adapters, but for those that the table calls so. */
function unnamedAdapters(all: readonly Import[]): string[] {
	const chosen = all.filter(({ from, typeOnly }) => from === composition && !typeOnly).map(({ to }) => dirname(to));
	return chosen.filter((folder) => folder !== "." && folder !== wholeOf(folder) && !roomOf(folder)?.adapter);
}

describe("architecture", () => {
	it("knows the room of every source file, and has no room without one", () => {
		expect(files.filter((file) => !roomOf(file))).toEqual([]);
		expect(rooms.filter(({ path }) => !files.some((file) => within(file, path))).map(({ path }) => path)).toEqual([]);
		expect(imports.length).toBeGreaterThan(1000);
	});

	it("names every folder of a room that its table divides, and every adapter that is chosen, as what it is", () => {
		const folders = [...new Set(files.map((file) => dirname(file)))];
		expect(withoutRow(folders)).toEqual([]);
		expect(unnamedAdapters(imports)).toEqual([]);
		// It can see: a fourth fare source that nobody put into the table.
		expect(withoutRow([...folders, "flights/paper", "mail/paper/views"])).toEqual([
			"flights/paper",
			"mail/paper/views",
		]);
		for (const folder of ["flights/paper", "features/bookings/payments/paper", "mail/paper"]) {
			const more = { from: composition, to: `${folder}/source.ts`, typeOnly: false };
			expect(unnamedAdapters([...imports, more])).toEqual([folder]);
		}
		expect(
			rooms
				.filter(({ adapter }) => adapter)
				.every(({ path }) => imports.some(({ from, to }) => from === composition && within(to, path))),
		).toBe(true);
	});

	it("imports downward only, types too; beside it only what the table says; adapters only where they are chosen", () => {
		expect(imports.filter((one) => !mayImport(one)).map(arrow)).toEqual([]);
	});

	it("has no circle between folders, of any length", () => {
		const leads = new Map<string, Set<string>>();
		for (const { from, to } of imports) {
			const [a, b] = [dirname(from), dirname(to)];
			if (a !== b && a !== "." && b !== ".") leads.set(a, (leads.get(a) ?? new Set<string>()).add(b));
		}
		const reached = (start: string) => {
			const found = new Set(leads.get(start));
			for (const folder of found) for (const next of leads.get(folder) ?? []) found.add(next);
			return found;
		};
		expect([...leads.keys()].filter((folder) => reached(folder).has(folder))).toEqual([]);
	});
	it("lets a browser load nothing but islands and the rooms that are meant for it", () => {
		const forBrowsers = (file: string) => /(^|\/)island\//.test(file) || roomOf(file)?.browser === true;
		const loaded = new Set(["boot.ts"]);
		for (const file of loaded)
			for (const { from, to, typeOnly } of imports) if (from === file && !typeOnly) loaded.add(to);
		expect([...loaded].filter((file) => !forBrowsers(file))).toEqual([]);
		expect(loaded.size).toBeGreaterThan(50);
	});
});
