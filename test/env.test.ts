// The environment, parsed once: what is wrong is named.
import { describe, expect, it } from "vitest";
import { addressLine, type Env, parseEnv, parseSecrets } from "../src/env.ts";
import { testEnv } from "./test-env.ts";

const parse = (changes: Record<string, string | undefined> = {}) => parseEnv({ ...testEnv(), ...changes } as Env);

describe("parseEnv", () => {
	it("reads the defaults of wrangler.toml", () => {
		const { agency, measurementId, pageMemoSeconds } = parse();
		expect(agency).toMatchObject({ name: "Farelark", slug: "farelark", phoneHref: "tel:+18005550199", licenses: [] });
		expect(addressLine(agency)).toBe("Sheridan, WY, US");
		expect(measurementId).toBeNull();
		expect(pageMemoSeconds).toBe(60);
	});

	it("makes a slug of any name", () => {
		expect(parse({ AGENCY_NAME: "Vuelos Ñandú & Co." }).agency.slug).toBe("vuelos-nandu-co");
	});

	it("takes Turnstile's keys together or not at all, and shows the secret in no error", () => {
		const siteKey = "0x4AAAAAAA";
		expect(parse().turnstile).toBeNull();
		expect(parse({ TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: "hush" }).turnstile).toEqual({ siteKey });
		expect(() => parse({ TURNSTILE_SITE_KEY: siteKey })).toThrow("TURNSTILE_SECRET_KEY is not set");
		expect(() => parse({ TURNSTILE_SECRET_KEY: "hush" })).toThrow(/TURNSTILE_SITE_KEY is not set(?!.*hush)/);
	});

	it("tells browsers to stay with https as the operator chose, and asks for a list only with all that the list wants", () => {
		expect(parse().hsts).toBe("max-age=63072000; includeSubDomains");
		expect(parse({ HSTS: "" }).hsts).toBe("max-age=63072000; includeSubDomains");
		const chosen = ["max-age=0", "max-age=300", "max-age=31536000; includeSubDomains; preload"];
		for (const HSTS of chosen) expect(parse({ HSTS }).hsts).toBe(HSTS);
	});

	it("lists only the registrations there are", () => {
		expect(parse({ SELLER_OF_TRAVEL_FL: " ST12345 " }).agency.licenses).toEqual([{ state: "FL", number: "ST12345" }]);
	});

	it.each([
		["AGENCY_NAME", ""],
		["AGENCY_NAME", undefined],
		["AGENCY_NAME", "旅行社"],
		["AGENCY_NAME", "!!!"],
		["AGENCY_NAME", "Two\nlines"],
		["AGENCY_NAME", "A bell\u0007"],
		["AGENCY_NAME", "Half of an emoji \ud83d"],
		["AGENCY_NAME", "a".repeat(61)],
		["AGENCY_PHONE", "800-FLY"],
		["AGENCY_EMAIL", "nobody"],
		["AGENCY_COUNTRY", "USA"],
		["SITE_ORIGIN", "www.example.com"],
		["SITE_ORIGIN", "https://www.example.com/"],
		["MEASUREMENT_ID", "<script>"],
		["PHONE_CONVERSION", "AW-1"],
		["HSTS", "yes"],
		["HSTS", "max-age=-1"],
		["HSTS", "max-age=1\nX-Evil: 1"],
		["HSTS", "includeSubDomains"],
		["HSTS", "max-age=63072000; preload"],
		["HSTS", "max-age=300; includeSubDomains; preload"],
		["PAGE_MEMO_SECONDS", "a minute"],
		["DUFFEL_URL", ""],
		["DUFFEL_URL", "http://api.duffel.com"],
		["DUFFEL_URL", "https://api.duffel.com/"],
	])("fails by name on %s = %j", (name, value) => {
		expect(() => parse({ [name]: value })).toThrow(name);
	});

	it("has a fare provider only with a token, which it never shows", () => {
		expect(parse().duffel).toBeNull();
		const token = "duffel_test_0123456789";
		expect(parse({ DUFFEL_TOKEN: token }).duffel).toEqual({
			...{ token, url: "https://api.duffel.com", searchCalls: 8 },
		});
		const message = /^Variable DUFFEL_TOKEN is malformed$/;
		for (const wrong of ["sk_live_secret12345", "duffel_test_", "duffel_test_with space", "duffel_live_<script>"]) {
			expect(() => parse({ DUFFEL_TOKEN: wrong }), wrong).toThrow(message);
		}
	});

	const real = {
		SITE_ORIGIN: "https://www.realagency.com",
		AGENCY_PHONE: "+1 307 672 4410",
		AGENCY_EMAIL: "hello@realagency.com",
		AGENCY_INBOX: "desk@realagency.com",
	};

	it("serves a real name only with contacts that reach somebody, and names those that do not", () => {
		expect(parse(real).origin).toBe(real.SITE_ORIGIN);
		expect(parse({ ...real, AGENCY_INBOX: "" }).agency.inbox).toBe(real.AGENCY_EMAIL);
		expect(() => parse({ SITE_ORIGIN: real.SITE_ORIGIN })).toThrow(
			/SITE_ORIGIN is a real name.*AGENCY_PHONE = \+1 800 555 0199, AGENCY_EMAIL = .*, AGENCY_INBOX = /,
		);
		for (const [name, value] of [
			["AGENCY_PHONE", "+1 (307) 555-0123"],
			["AGENCY_EMAIL", "hello@farelark.example"],
			["AGENCY_EMAIL", "hello@mail.example.com"],
			["AGENCY_INBOX", "desk@agency.invalid"],
		] as const) {
			const message = (() => {
				try {
					parse({ ...real, [name]: value });
					return "";
				} catch (error) {
					return String(error);
				}
			})();
			expect(message).toContain(`${name} = ${value}`);
			expect(message.match(/AGENCY_/g), message).toHaveLength(1);
		}
		expect(parse({ ...real, AGENCY_PHONE: "+1 307 555 0200" }).agency.phone).toBe("+1 307 555 0200");
	});

	it("keeps the made-up contacts where the name is made up too", () => {
		for (const origin of ["https://www.agency.test", "http://localhost:8787", "https://agency.example"]) {
			expect(parse({ SITE_ORIGIN: origin }).origin).toBe(origin);
		}
	});

	it("keeps a page a minute at most", () => {
		expect(parse({ PAGE_MEMO_SECONDS: "600" }).pageMemoSeconds).toBe(60);
	});
});

describe("parseSecrets", () => {
	const key = btoa("k".repeat(32));
	const secrets = (changes: Record<string, string>) => parseSecrets({ ...testEnv(), ...changes } as Env);

	it("needs none", () => {
		expect(secrets({ DATA_KEY: "" })).toEqual({
			dataKeys: [],
			keysApart: {},
			duffelWebhook: null,
			healthKey: null,
			resend: null,
			stripe: null,
			turnstile: null,
		});
	});

	it("reads Turnstile's key and where it is", () => {
		expect(secrets({ TURNSTILE_SECRET_KEY: "0xsecret", TURNSTILE_URL: "http://127.0.0.1:9/" }).turnstile).toEqual({
			key: "0xsecret",
			url: "http://127.0.0.1:9",
		});
		expect(() => secrets({ TURNSTILE_URL: "http://elsewhere.example" })).toThrow("TURNSTILE_URL");
	});

	it("reads several keys for data, the newest first, and where Resend is", () => {
		const newer = btoa("n".repeat(32));
		expect(secrets({ DATA_KEY: ` ${newer} ${key} ` }).dataKeys).toEqual([newer, key]);
		expect(secrets({ COOKIE_KEY: `${newer} ${key}`, TOKEN_KEY: "" }).keysApart).toEqual({ cookies: [newer, key] });
		expect(() => secrets({ TOKEN_KEY: "hunter2" })).toThrow(/^(?!.*hunter2).*TOKEN_KEY/);
		expect(secrets({ RESEND_API_KEY: "re_1" }).resend).toEqual({ key: "re_1" });
		expect(secrets({ RESEND_API_KEY: "re_1", RESEND_URL: "http://localhost:1/" }).resend).toEqual({
			key: "re_1",
			url: "http://localhost:1",
		});
	});

	const stripe = { STRIPE_SECRET_KEY: "sk_test_0123456789", STRIPE_WEBHOOK_SECRET: "whsec_0123456789" };

	it("takes cards only with a key, a webhook secret and a known fee, and says which is missing", () => {
		expect(secrets(stripe).stripe).toEqual({ key: "sk_test_0123456789", webhookSecret: "whsec_0123456789" });
		expect(secrets({ ...stripe, STRIPE_URL: "http://127.0.0.1:1/" }).stripe?.url).toBe("http://127.0.0.1:1");
		expect(secrets({ ...stripe, STRIPE_SECRET_KEY: "" }).stripe).toBeNull();
		expect(secrets({ ...stripe, BOOKING_FEE: "0.00 USD" }).stripe).not.toBeNull();
		for (const [name, value] of [
			["STRIPE_SECRET_KEY", "pk_test_hunter2hunter2"],
			["STRIPE_WEBHOOK_SECRET", ""],
			["STRIPE_WEBHOOK_SECRET", "hunter2"],
			["STRIPE_URL", "http://api.stripe.com/hunter2"],
			["BOOKING_FEE", ""],
		] as const) {
			expect(() => secrets({ ...stripe, [name]: value }), name).toThrow(new RegExp(`^(?!.*hunter2).*${name} `));
		}
	});

	it("takes the desk's public key, or none, and keeps a malformed one to itself", () => {
		const deskKey = (DESK_PUBLIC_KEY: string) => parseEnv({ ...testEnv(), DESK_PUBLIC_KEY } as unknown as Env).deskKey;
		expect(deskKey("")).toBeNull();
		expect(deskKey(` ${key} `)).toBe(key);
		for (const wrong of ["hunter2", `${key} hunter2`]) {
			expect(() => deskKey(wrong)).toThrow(/^(?!.*hunter2).*DESK_PUBLIC_KEY is malformed/);
		}
	});

	it("reads the key of the deep health, if it is long enough to be one", () => {
		expect(secrets({}).healthKey).toBeNull();
		for (const HEALTH_KEY of [key, "a".repeat(32)]) expect(secrets({ HEALTH_KEY }).healthKey).toBe(HEALTH_KEY);
		for (const HEALTH_KEY of ["hunter2", "hunter2 ".repeat(8), "hunter2!".repeat(8)]) {
			expect(() => secrets({ HEALTH_KEY })).toThrow(/^(?!.*hunter2).*HEALTH_KEY is malformed/);
		}
	});

	it("fails by name on a malformed one, and keeps what it was to itself", () => {
		expect(() => secrets({ DATA_KEY: `${key} hunter2` })).toThrow(/^(?!.*hunter2).*DATA_KEY/);
		expect(() => secrets({ RESEND_API_KEY: "re_1", RESEND_URL: "hunter2" })).toThrow(/^(?!.*hunter2).*RESEND_URL/);
	});
});
