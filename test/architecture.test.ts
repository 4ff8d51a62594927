// The architecture's own rules: imports point down, adapters are chosen in one place, islands bring no server code.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { languageCodes } from "../src/i18n/languages.ts";
import { routeIds } from "../src/routes.ts";

const source = resolve(import.meta.dirname, "../src");
const scriptFiles = resolve(import.meta.dirname, "../scripts");

/** From the top down; a file imports from its own layer and those below. */
const layers: readonly (readonly string[])[] = [
	["worker.ts"],
	["cron.ts"],
	["app.ts"],
	["pages-app.tsx"],
	["styleguide"],
	["api", "pages"],
	["render", "ui"],
	["islands"],
	["ui/controls"],
	["services.ts"],
	["edge"],
	// What mails say is written above what they say it of; the outbox that sends them stands below.
	["mail/outbox-mails.ts", "mail/booking"],
	["deals", "bookings", "alerts", "messages", "help"],
	["flights", "mail", "payments"],
	["forms"],
	["places", "guides", "prose", "maps", "privacy", "turnstile"],
	["links.ts"],
	["routes.ts", "i18n", "env.ts", "states"],
	["parameters.ts"],
];

function scripts(): string[] {
	return readdirSync(scriptFiles, { recursive: true, encoding: "utf8" })
		.filter((file) => /\.tsx?$/.test(file))
		.map((file) => join(scriptFiles, file));
}

interface Import {
	readonly from: string;
	readonly to: string;
	readonly typeOnly: boolean;
}

function files(): string[] {
	return readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
}

function imports(file: string): Import[] {
	const text = readFileSync(join(source, file), "utf8");
	return [...text.matchAll(/^(?:import|export)\s+(type\s)?[^;]*?from "(\.[^"]+)"|import\("(\.[^"]+)"\)/gms)].flatMap(
		(match) => {
			const target = match[2] ?? match[3];
			if (!target) return [];
			return [
				{ from: file, to: relative(source, resolve(source, dirname(file), target)), typeOnly: Boolean(match[1]) },
			];
		},
	);
}

/** The layer of the longest name that the file's path begins with: `ui/controls` is one of its own within `ui`. */
function layerOf(file: string): number {
	const parts = file.split("/");
	for (let length = parts.length; length > 0; length--) {
		const name = parts.slice(0, length).join("/");
		const layer = layers.findIndex((names) => names.includes(name));
		if (layer >= 0) return layer;
	}
	return -1;
}

const all = files().flatMap(imports);

describe("architecture", () => {
	it("knows the layer of every source file", () => {
		expect(files().filter((file) => layerOf(file) < 0 && !file.endsWith(".d.ts"))).toEqual([]);
		expect(all.length).toBeGreaterThan(100);
	});

	it("imports downward only", () => {
		const up = all.filter(({ from, to, typeOnly }) => !typeOnly && !to.startsWith("..") && layerOf(to) < layerOf(from));
		expect(up.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
	});

	it("lets only services.ts choose a fare source", () => {
		const adapter = (file: string) => /^flights\/(sample|duffel)\//.exec(file)?.[1];
		const adapters = all.filter(({ from, to }) => adapter(to) && adapter(to) !== adapter(from));
		expect(adapters.map(({ from, to }) => `${from} → ${to}`)).toEqual([
			"services.ts → flights/duffel/source.ts",
			"services.ts → flights/sample/source.ts",
		]);
	});

	it("lets only services.ts choose how mail is sent", () => {
		const adapters = all.filter(({ from, to }) => /^mail\/(platform|resend)\//.test(to) && !from.startsWith("mail/"));
		expect(new Set(adapters.map(({ from }) => from))).toEqual(new Set(["services.ts"]));
	});

	it("lets only services.ts choose a payment provider", () => {
		const adapters = all.filter(
			({ from, to }) => /^payments\/stripe\//.test(to) && !from.startsWith("payments/stripe/"),
		);
		expect(adapters.map(({ from }) => from)).toEqual(["services.ts"]);
	});

	it("lets only services.ts choose who tells people from machines", () => {
		const adapters = all.filter(
			({ from, to }) => to.startsWith("turnstile/cloudflare/") && !from.startsWith("turnstile/"),
		);
		expect(adapters.map(({ from }) => from)).toEqual(["services.ts"]);
	});

	it("brings no server code or data to the browser with an island", () => {
		const allowed =
			/^(islands|i18n|ui\/controls)\/|^(links|routes|parameters)\.ts$|^flights\/(form|problems|iso-date|offer|money|whole-money|check-travelers|facets|arrange|rankings)\.ts$|^places\/great-circle\.ts$|^forms\/|^messages\/(contact|callback)-form\.ts$|^help\/change-form\.ts$|^bookings\/code-forms\.ts$|^guides\/(guide-index|search)\.ts$|^prose\/fill\.ts$|^\.\./;
		const server = all.filter(
			({ from, to, typeOnly }) => from.startsWith("islands/") && !typeOnly && !allowed.test(to),
		);
		expect(server.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
	});

	it("keeps the form controls plain: they bring nothing of a page, an island or the server", () => {
		const allowed = /^(ui\/controls|i18n)\/|^flights\/iso-date\.ts$/;
		const more = all.filter(
			({ from, to, typeOnly }) => from.startsWith("ui/controls/") && !typeOnly && !allowed.test(to),
		);
		expect(more.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
	});

	it("keeps every source file's first line a sentence about its job", () => {
		const silent = files().filter((file) => !/^(\/\/|\/\*) ?\S.*/.test(readFileSync(join(source, file), "utf8")));
		expect(silent).toEqual([]);
	});

	it("writes no internal URL by hand", () => {
		const byHand = files().filter((file) =>
			/(href|action)="\/(?!favicon)/.test(readFileSync(join(source, file), "utf8")),
		);
		expect(byHand).toEqual([]);
	});

	it("compares no route's id outside the table, and keeps no table of its own by id", () => {
		const ids = routeIds.join("|");
		// Ids that are words of the domain too ("airline") count where an id is what they are compared with.
		const telling = routeIds.filter((id) => /[A-Z]/.test(id)).join("|");
		const patterns = [
			new RegExp(`\\b(?:\\w*[iI]d|route|page|step)\\s*[!=]==\\s*"(?:${ids})"`),
			new RegExp(`"(?:${ids})"\\s*[!=]==\\s*(?:[\\w.]*\\.)?(?:\\w*[iI]d|route|page|step)\\b`),
			new RegExp(`[!=]==\\s*"(?:${telling})"|"(?:${telling})"\\s*[!=]==|case "(?:${telling})"`),
			/\b(?:id|route)\.(?:startsWith|endsWith|includes)\("[a-zA-Z]/,
			/Partial<Record<RouteId\b/,
		];
		const found = [...files().map((file) => join(source, file)), ...scripts()].flatMap((path) =>
			readFileSync(path, "utf8")
				.split("\n")
				.filter((line) => patterns.some((pattern) => pattern.test(line)))
				.map((line) => `${relative(source, path)}: ${line.trim()}`),
		);
		expect(found).toEqual([]);
		// It can see: what stood in the gateway, in the document and beside the consent question.
		for (const line of [
			'if (id === "bookingConfirmation") await limit(c);',
			'if (page.id === "flightResults") return ["results"];',
			'id.startsWith("fareAlert")',
			'if (id === "airline") return name;',
		]) {
			expect(
				patterns.some((pattern) => pattern.test(line)),
				line,
			).toBe(true);
		}
	});

	it("has no folder or file for odds and ends", () => {
		expect(files().filter((file) => /(^|\/)(utils?|helpers?|common|lib|misc)(\/|\.)/.test(file))).toEqual([]);
	});

	it("names a language only in src/i18n: no key, string or property with its code, in the site or its scripts", () => {
		const root = resolve(source, "..");
		const known = languageCodes.join("|");
		const named = new RegExp(
			`(["'\`])(?:${known})\\1|(?<=[\\w)\\]?])\\.(?:${known})\\b|\\b(?:${known})\\??:|[{,]\\s*(?:${known})\\s*[,}]`,
		);
		const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
		const faults = ["src", "scripts"]
			.flatMap((folder) =>
				readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
			)
			.filter((file) => /\.tsx?$/.test(file) && !/^src\/(i18n|places\/data)\//.test(file))
			.flatMap((file) => {
				const found = named.exec(code(readFileSync(join(root, file), "utf8")));
				return found ? [`${file}: ${found[0]}`] : [];
			});
		expect(faults).toEqual([]);
		for (const text of ['x === "en"', "city.es", "{ en: 1 }", "({ en, es })", "city?.en", "city['es']"])
			expect(named.test(text), text).toBe(true);
	});
});
