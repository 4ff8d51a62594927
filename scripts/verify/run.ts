// `npm run verify`: what it does with its words, where it writes what it found, and the status with which the process ends.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type Env, parseEnv } from "../../src/env.ts";
import { readEmailAddress } from "../../src/forms/email-address.ts";
import { NotUnderstood } from "../agency/not-understood.ts";
import { configured } from "../database.ts";
import { guarded, readWords, status } from "../words.ts";
import { duffel } from "./duffel.ts";
import { verifyMail } from "./mail.ts";
import { contactProvider, type Provider } from "./provider.ts";
import { walkSite } from "./site.ts";
import { stripe } from "./stripe.ts";

const usage = `npm run verify -- duffel            a search, a held and a paid order in Duffel's test mode (DUFFEL_TOKEN)
npm run verify -- stripe [--pay]     card pages in Stripe's test mode (STRIPE_SECRET_KEY); --pay: you pay one by a test card
npm run verify -- mail ADDRESS       one mail to you, by Resend (RESEND_API_KEY) or the platform
npm run verify -- site ORIGIN        home, results, quote, passengers of a deployed site, until before anything is sent

What was found goes to .wrangler/verify-<what>.json (--output FILE: elsewhere): shapes of answers and where our fakes differ,
no values but the provider's own words. Live keys are refused. What it costs: docs/deployment.md.
Status: 0 as it has to be, 1 differences or faults, 2 not understood, 3 failed.`;

const options = { pay: { type: "boolean" }, output: { type: "string" }, help: { type: "boolean" } } as const;

interface Surroundings {
	readonly env?: NodeJS.ProcessEnv;
	readonly say?: (text: string) => void;
	readonly complain?: (text: string) => void;
}

/** Never throws: whatever happens is said in a sentence. */
export function runVerify(
	words: readonly string[],
	{ env = process.env, say = console.log, complain = console.error }: Surroundings = {},
): Promise<number> {
	const work = async () => {
		const { values, positionals } = readWords(words, options);
		const [what = "", target, ...rest] = positionals;
		if (values.help || what === "") {
			say(usage);
			return status.done;
		}
		if (rest.length > 0) throw new NotUnderstood(`"${rest.join(" ")}" is one word too many.`);
		const { pay = false, output = `.wrangler/verify-${what}.json` } = values;
		if (pay && what !== "stripe") throw new NotUnderstood(`"${what}" has no --pay.`);
		const keep = (found: object) => {
			mkdirSync(dirname(output), { recursive: true });
			writeFileSync(output, `${JSON.stringify(found, null, "\t")}\n`);
			say(`Written to ${output}.`);
		};
		switch (what) {
			case "duffel":
			case "stripe":
				if (target !== undefined) throw new NotUnderstood(`"${target}" is one word too many.`);
				return provider({ duffel, stripe }[what], { env, say, pay, keep });
			case "mail":
				return mail(target, env, say);
			case "site":
				return site(target, say, keep);
			default:
				throw new NotUnderstood(`There is no "${what}" to verify.`);
		}
	};
	return guarded(usage, work, complain);
}

interface Providing {
	readonly env: NodeJS.ProcessEnv;
	readonly say: (text: string) => void;
	readonly pay: boolean;
	readonly keep: (found: object) => void;
}

async function provider(one: Provider, { env, say, pay, keep }: Providing): Promise<number> {
	const asked = async (page: string) =>
		say(
			`Pay on this page by the card 4242 4242 4242 4242, any date to come and any digits, within ten minutes:\n${page}`,
		);
	const found = await contactProvider(one, { env, say, now: new Date(), ...(pay && { pay: asked }) });
	keep(found);
	const { failed, differences = [] } = found;
	if (failed !== undefined) throw new Error(`${one.name}: ${failed}`);
	if (differences.length === 0) say("Our fake answers as it does, in all that is read.");
	for (const text of differences) say(`differs: ${text}`);
	return differences.length === 0 ? status.done : status.notPossible;
}

async function mail(typed = "", env: NodeJS.ProcessEnv, say: (text: string) => void): Promise<number> {
	const to = readEmailAddress(typed);
	if (!to) throw new NotUnderstood(typed ? "That is no mail address." : "To whom? A mail address is missing.");
	const { agency } = parseEnv({ ...(await configured()), ...env } as unknown as Env);
	const from = { name: agency.name, email: agency.email };
	const number = String(Math.floor(Math.random() * 1_000_000)).padStart(6, "0");
	return (await verifyMail({ env, to, from, say, number })) ? status.done : status.notPossible;
}

async function site(typed = "", say: (text: string) => void, keep: (found: object) => void): Promise<number> {
	const origin = typed.replace(/\/$/, "");
	if (!/^https?:\/\/[^/\s@]+$/.test(origin))
		throw new NotUnderstood("Which site? An origin as https://staging.example.com.");
	const walked = await walkSite(origin, say);
	keep({ what: "site", on: new Date().toISOString().slice(0, 10), ...walked });
	return walked.steps.every(({ wrong }) => wrong.length === 0) ? status.done : status.notPossible;
}
