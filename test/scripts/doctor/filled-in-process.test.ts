// `npm run deploy` runs the tests on the configuration of whoever owns the site, so none of them may want the one it came with:
// a copy of the project is filled in as docs/go-live.md says, and the tests that read a configuration are run there.
import { execFile } from "node:child_process";
import {
	cpSync,
	globSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "filled-in-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is not copied: what npm installs, and what a build or a run has left. */
const left = ["node_modules", "dist", ".wrangler", ".git", ".dev.vars"];

const production: Readonly<Record<string, string>> = {
	AGENCY_NAME: "Vuela con Luz",
	AGENCY_PHONE: "+1 305 442 7781",
	AGENCY_HOURS: "Mo-Sa 08:00-20:00",
	AGENCY_ZONE: "America/Bogota",
	AGENCY_STAFFED_IN: "CO",
	CALL_BACK_MINUTES: "30",
	AGENCY_EMAIL: "hola@vuelaconluz.com",
	AGENCY_INBOX: "",
	AGENCY_STREET: "1200 Coral Way",
	AGENCY_CITY: "Miami",
	AGENCY_REGION: "FL",
	SELLER_OF_TRAVEL_FL: "ST45678",
	SITE_ORIGIN: "https://vuelaconluz.com",
	HOSTS_WITHOUT_WWW: "vuelaconluz.com",
	HSTS: "max-age=300",
	MEASUREMENT_ID: "G-ABCDEF1234",
	SAMPLE_FARES: "off",
	SEARCHES_A_DAY: "1500",
	BOOKING_FEE: "",
	KEEP_PERSONAL_DAYS: "60",
	DESK_PUBLIC_KEY: btoa("p".repeat(32)),
	TURNSTILE_SITE_KEY: "0x4AAAAAAAAAA",
};

const desk: Readonly<Record<string, string>> = {
	ACCESS_TEAM: "https://vuelaconluz.cloudflareaccess.com",
	ACCESS_AUDIENCE: "0123456789abcdef".repeat(4),
	DESK_LEADS: "luz@vuelaconluz.com",
};

const madeUpId = "00000000-0000-0000-0000-000000000000";

/** The part of production, in which each value stands once; what is there is replaced, and has to be there. */
function fillIn(file: string, values: Readonly<Record<string, string>>, more: (text: string) => string): void {
	const path = join(folder, file);
	const text = readFileSync(path, "utf8");
	const at = text.indexOf("\n[env.production]\n");
	expect(at, file).toBeGreaterThan(0);
	let part = more(text.slice(at));
	for (const [name, value] of Object.entries(values)) {
		const line = new RegExp(`^${name} = .*$`, "m");
		expect(part, name).toMatch(line);
		part = part.replace(line, () => `${name} = ${JSON.stringify(value)}`);
	}
	writeFileSync(path, text.slice(0, at) + part);
}

/** The soak, which runs this, has other projects than `npm test`, which a deploy runs. */
const { SOAK: _, ...env } = process.env;

const run = (command: string, words: readonly string[]) =>
	new Promise<{ readonly status: number; readonly output: string }>((done) =>
		execFile(command, words, { cwd: folder, env, timeout: 150_000, maxBuffer: 1e8 }, (error, stdout, stderr) =>
			done({ status: Number(error?.code ?? 0), output: stdout + stderr }),
		),
	);

it("passes the tests with an owner's configuration in production's place", { timeout: 180_000 }, async () => {
	for (const name of readdirSync(root).filter((name) => !left.includes(name))) {
		cpSync(join(root, name), join(folder, name), {
			recursive: true,
			filter: (file) => !/\/browser\/baselines|\/docs\/pictures/.test(file),
		});
	}
	symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
	mkdirSync(join(folder, "dist"));
	fillIn("wrangler.toml", production, (text) =>
		text
			.replace(madeUpId, "6f1d7b0a-5a53-4b8e-9f5e-0c3a1b2c3d4e")
			.replace(/^# routes = .*$/m, 'routes = [{ pattern = "vuelaconluz.com", custom_domain = true }]'),
	);
	fillIn("src/desk/wrangler.toml", desk, (text) => text.replace(/^# routes/m, "routes"));
	const readers = globSync("test/**/*.test.ts", { cwd: folder })
		.filter((file) => !/test\/(browser|worker|attacks|engines)\/|-process\.test/.test(file))
		.filter((file) =>
			/readConfiguration|doctor\/deployment|deployments\.ts|\/wrangler\.toml|knownOf/.test(
				readFileSync(join(folder, file), "utf8"),
			),
		);
	expect(readers).toContain("test/scripts/doctor/checks.test.ts");
	expect(readers.length).toBeGreaterThan(4);
	const { status, output } = await run("vitest", ["run", "--project", "unit", "--reporter", "default", ...readers]);
	expect(output.slice(-3_000)).toContain("passed");
	expect(status, output.slice(-3_000)).toBe(0);
});
