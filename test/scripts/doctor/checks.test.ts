// Each check of the doctor finds what it is for, says what to do, and is silent on a deployment that is well.
import { describe, expect, it } from "vitest";
import type { Severity } from "../../../scripts/doctor/check.ts";
import { checks, examine } from "../../../scripts/doctor/checks.ts";
import type { Deployment } from "../../../scripts/doctor/deployment.ts";
import { howWritten } from "../../../scripts/doctor/how-written.ts";
import { report } from "../../../scripts/doctor/report.ts";
import { parseEnv } from "../../../src/env.ts";
import { online, production, sound, withConfig, withSecrets, withVars } from "./deployments.ts";

const staging = (deployment: Deployment): Deployment => ({ ...deployment, environment: "staging" });
const [limit = { name: "" }, ...limits] = production.ratelimits;
const { online: _, ...offline } = sound;
const [database = { binding: "DB" }] = sound.others[0]?.d1_databases ?? [];
/** What wrangler.toml has until an owner fills it in; none of these cases may need the file to be as it came. */
const noDatabase = "00000000-0000-0000-0000-000000000000";

/** What is wrong, the check that has to find it, how bad it is, and a word of what is said. */
const cases: readonly (readonly [string, Deployment, string, Severity, RegExp])[] = [
	["a phone of fiction", withVars({ AGENCY_PHONE: "+1 800 555 0199" }), "contacts", "error", /AGENCY_PHONE/],
	["a made-up inbox", withVars({ AGENCY_INBOX: "desk@farelark.example" }), "contacts", "error", /AGENCY_INBOX/],
	["no opening hours", withVars({ AGENCY_HOURS: "sometimes" }), "malformed", "error", /AGENCY_HOURS/],
	["an origin that is none", withVars({ SITE_ORIGIN: "realagency.com" }), "malformed", "error", /SITE_ORIGIN/],
	[
		"a slash behind the origin",
		withVars({ SITE_ORIGIN: "https://www.realagency.com/" }),
		"malformed",
		"error",
		/com\/$/,
	],
	["no name", withVars({ AGENCY_NAME: undefined }), "malformed", "error", /AGENCY_NAME is not set/],
	[
		"cards without signed events",
		withSecrets("DATA_KEY", "STRIPE_SECRET_KEY"),
		"malformed",
		"error",
		/STRIPE_WEBHOOK_SECRET/,
	],
	[
		"a widget without its secret",
		withVars({ TURNSTILE_SITE_KEY: "0x4AAAAAAAAAA" }),
		"malformed",
		"error",
		/TURNSTILE_SECRET/,
	],
	["a key for everybody to read", withVars({ DATA_KEY: btoa("k".repeat(32)) }), "open secret", "error", /DATA_KEY/],
	[
		"nobody to ask for secrets",
		{ ...sound, secrets: { unseen: "no account" } },
		"secrets unseen",
		"unseen",
		/no account/,
	],
	["no key for personal data", withSecrets("DUFFEL_TOKEN"), "data key", "error", /DATA_KEY/],
	["none on staging either", staging(withSecrets()), "data key", "warning", /DATA_KEY/],
	["one key for all", withSecrets("DATA_KEY", "COOKIE_KEY"), "keys apart", "warning", /TOKEN_KEY/],
	["no key of the deep health", withSecrets("DATA_KEY"), "nobody woken", "warning", /HEALTH_KEY is not set/],
	["no domain", withVars({ SITE_ORIGIN: "https://www.farelark.example" }), "demonstration", "error", /SITE_ORIGIN/],
	[
		"no domain of staging",
		staging(withVars({ SITE_ORIGIN: "https://s.example" })),
		"demonstration",
		"warning",
		/s\.example/,
	],
	["the demonstration's address", withVars({ AGENCY_STREET: "" }), "address", "warning", /Sheridan, WY/],
	["no seller of travel", withVars({ SELLER_OF_TRAVEL_CA: "" }), "seller of travel", "warning", /no SELLER_OF_TRAVEL/],
	["not the agency's own state", withVars({ AGENCY_REGION: "FL" }), "seller of travel", "warning", /_FL is not set/],
	["invented fares", withVars({ SAMPLE_FARES: "on" }), "sample fares", "error", /realagency/],
	["invented fares on staging", staging(withVars({ SAMPLE_FARES: "on" })), "sample fares", "warning", /SAMPLE/],
	["no fares", withSecrets("DATA_KEY", "COOKIE_KEY", "TOKEN_KEY"), "no fares", "warning", /DUFFEL_TOKEN/],
	["searches without a limit", withVars({ SEARCHES_A_DAY: undefined }), "search limit", "error", /not set/],
	["the limit of this machine", withVars({ SEARCHES_A_DAY: "20000" }), "search limit", "error", /20000/],
	["nobody to carry mail", withConfig({ send_email: [] }), "mail", "error", /EMAIL/],
	[
		"no database yet",
		withConfig({ d1_databases: [{ ...database, database_id: noDatabase }] }),
		"database",
		"error",
		/no id/,
	],
	["a limit left out", withConfig({ ratelimits: limits }), "bindings", "error", /ratelimits SEARCHES/],
	[
		"budgets left out",
		withConfig({ durable_objects: { bindings: [] } }),
		"bindings",
		"error",
		/durable_objects BUDGETS/,
	],
	["a variable left out", withVars({ HSTS: undefined }), "bindings", "error", /vars HSTS/],
	[
		"a queue left out",
		{
			...sound,
			local: {
				...sound.local,
				queues: { producers: [{ binding: "MAIL", queue: "mail" }], consumers: [{ queue: "mail" }] },
			},
		},
		"bindings",
		"error",
		/queues\.producers MAIL/,
	],
	[
		"counts of this machine",
		withConfig({ ratelimits: [{ ...limit, namespace_id: "1001" }, ...limits] }),
		"not its own",
		"error",
		/1001/,
	],
	[
		"the database of staging",
		withConfig({ d1_databases: [{ ...database, database_id: "5e9d0c1a" }] }),
		"not its own",
		"error",
		/farelark-staging/,
	],
	["no crons", withConfig({ triggers: { crons: [] } }), "crons", "error", /\* \* \* \*/],
	["a class that nothing makes", withConfig({ migrations: [] }), "classes", "error", /EffectBudget/],
	["no routes", withConfig({ routes: [] }), "routes", "error", /www\.realagency\.com/],
	["no route of the apex", withConfig({ routes: ["www.realagency.com/*"] }), "routes", "error", /from realagency\.com/],
	[
		"an origin that leads elsewhere",
		withVars({ SITE_ORIGIN: "https://realagency.com" }),
		"www",
		"error",
		/www\.realagency/,
	],
	["an origin by http", withVars({ SITE_ORIGIN: "http://www.realagency.com" }), "https", "error", /http address/],
	["https for five minutes", withVars({ HSTS: "max-age=300" }), "hsts", "warning", /300/],
	[
		"a sender without mail",
		{ ...sound, online: { ...online, takesMail: async () => false } },
		"sender",
		"warning",
		/MX/,
	],
	["a sender without SPF", { ...sound, online: { ...online, texts: async () => ["x"] } }, "sender", "warning", /spf1/],
	[
		"a network that is silent",
		{ ...sound, online: { ...online, texts: () => Promise.reject(new Error("ETIMEOUT")) } },
		"sender",
		"unseen",
		/ETIMEOUT/,
	],
	[
		"a desk that tells the callers of another environment",
		{ ...sound, deskObjects: [{ name: "SCREENS", class_name: "SharedScreen", script_name: "farelark" }] },
		...(["desk", "error", /SharedScreen of another Worker/] as const),
	],
	["a way in past Access", { ...sound, desk: { DESK_LOCAL_KEY: "{}" } }, "desk", "error", /DESK_LOCAL_KEY/],
	["a webhook behind a wall", { ...sound, online: { ...online, post: async () => 403 } }, "webhook", "error", /403/],
	["nobody who asks", offline, "webhook", "unseen", /webhooks\/stripe/],
];

describe("the doctor", () => {
	it("finds nothing where all is well, nor on a site under the platform's name or without www.", async () => {
		expect(await examine(sound)).toEqual([]);
		const platforms = withVars({ SITE_ORIGIN: "https://farelark.agency.workers.dev" }, withConfig({ routes: [] }));
		expect(await examine(platforms)).toEqual([]);
		const short = withVars({ SITE_ORIGIN: "https://fly.realagency.com", HOSTS_WITHOUT_WWW: "fly.realagency.com" });
		expect(await examine({ ...short, config: { ...short.config, routes: ["fly.realagency.com/*"] } })).toEqual([]);
	});

	it.each(cases)("tells of %s", async (_, deployment, check, severity, what) => {
		const found = (await examine(deployment)).filter((told) => told.check === check);
		expect(found).toEqual(
			expect.arrayContaining([expect.objectContaining({ severity, what: expect.stringMatching(what) })]),
		);
		for (const told of found) for (const words of [told.why, told.todo]) expect(words).toMatch(/\w+ .*\w/);
	});

	it("says how a value is written that the Worker refuses, and by which command a secret is set", async () => {
		const todoOf = async (deployment: Deployment) =>
			(await examine(deployment)).find(({ check }) => check === "malformed")?.todo;
		expect(await todoOf(withVars({ AGENCY_PHONE: "305-442-7781" }))).toMatch(
			/env\.production\.vars.*"\+1 305 442 7781"/,
		);
		expect(await todoOf(withSecrets("DATA_KEY", "STRIPE_SECRET_KEY"))).toContain(
			"wrangler secret put STRIPE_WEBHOOK_SECRET --env production",
		);
	});

	it("names every variable that the Worker refuses at once, each with its own words", async () => {
		const wrong = {
			...{ AGENCY_NAME: "", AGENCY_PHONE: "305", SITE_ORIGIN: "realagency.com", AGENCY_COUNTRY: "USA", CHANNELS: "{" },
			...{ AGENCY_HOURS: "sometimes", AGENCY_ZONE: "Miami", HSTS: "yes", DUFFEL_URL: "http://x", BOOKING_FEE: "20" },
			...{ LOCAL_RATES: "CO", PAYMENT_MEANS: "CO", KEEP_PERSONAL_DAYS: "0", DESK_PUBLIC_KEY: "k" },
			...{ TURNSTILE_SITE_KEY: "x", PAGE_MEMO_SECONDS: "a minute", STRIPE_URL: "http://x", RESEND_URL: "http://x" },
		};
		const { secrets } = withSecrets("DATA_KEY", "STRIPE_SECRET_KEY");
		const ill = { ...withVars(wrong), secrets };
		const told = (await examine(ill)).filter(({ check }) => check === "malformed");
		const names = told.map(({ what }) => /^\w+ (\w+)/.exec(what)?.[1]);
		const besides = ["STRIPE_WEBHOOK_SECRET", "TURNSTILE_SECRET_KEY"];
		expect(names.toSorted()).toEqual([...Object.keys(wrong), ...besides].toSorted());
		for (const { what, todo } of told) expect(todo, what).toMatch(/^(Set it under|`npm exec -- wrangler secret put)/);
	});

	it("does not tell staging to give up its sample fares, which are all that it may have", async () => {
		const [told] = (await examine(staging(withVars({ SAMPLE_FARES: "on" })))).filter(
			({ check }) => check === "sample fares",
		);
		expect(told?.todo).toMatch(/^Leave it/);
	});

	it("writes its examples as the Worker takes them", () => {
		const examples = Object.entries(howWritten).flatMap(([name, how]) => {
			const [, value] = /"([^"…]+)"/.exec(how) ?? [];
			return value === undefined ? [] : [[name, value] as const];
		});
		expect(examples.length).toBeGreaterThan(14);
		for (const [name, value] of examples) {
			// An example of a mailbox is nobody's.
			const origin = name === "SITE_ORIGIN" ? value : "https://www.farelark.example";
			const vars = { ...sound.config.vars, SITE_ORIGIN: origin, [name]: value };
			expect(() => parseEnv(vars as never), name).not.toThrow();
		}
	});

	it("has a case here for each of its checks", () => {
		const tried = new Set(cases.map(([, , check]) => check));
		expect(checks.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
	});

	it("writes errors first, and counts", async () => {
		const ill = withVars({ HSTS: "max-age=300", SAMPLE_FARES: "on" });
		const text = report(ill, await examine(ill));
		expect(text).toMatch(
			/^production of wrangler\.toml: farelark-production at https:\/\/www\.realagency\.com\n\nERROR/,
		);
		expect(text).toMatch(/ERROR \(sample fares\)[\s\S]*why:[\s\S]*do:[\s\S]*WARNING \(hsts\)/);
		expect(text).toMatch(/\n1 error, 1 warning, 0 not looked at\.$/);
	});
});
