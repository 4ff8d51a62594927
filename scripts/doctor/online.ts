// Checks that ask the network, only with --online: the sender's domain, and Stripe's way to the webhook.
import { resolveMx, resolveTxt } from "node:dns/promises";
import type { Check, Finding } from "./check.ts";
import { type Deployment, hasSecret, isMadeUpName, type Online, variable } from "./deployment.ts";

/** What the Worker answers to an event that Stripe has not signed. */
const refusal = 400;

export const onlineChecks: readonly Check[] = [
	{
		id: "sender",
		why: "Mail from a domain that nobody has set up is refused or lands in spam: travelers think that nothing was booked.",
		async look(deployment) {
			const domain = variable(deployment, "AGENCY_EMAIL").split("@")[1] ?? "";
			if (!domain || isMadeUpName(domain)) return [];
			return asked(deployment, `the domain of AGENCY_EMAIL, ${domain}`, async (online) => {
				const texts = await online.texts(domain);
				return [
					...((await online.takesMail(domain)) ? [] : [fault(`${domain} takes no mail: it has no MX records`)]),
					...(texts.some((text) => text.startsWith("v=spf1"))
						? []
						: [fault(`${domain} does not say who may send for it: no TXT record begins with v=spf1`)]),
				];
			});
		},
	},
	{
		id: "webhook",
		why: "Only Stripe's events tell what was paid: without them bookings that were paid for stand open until the cron asks.",
		async look(deployment) {
			if (!hasSecret(deployment, "STRIPE_SECRET_KEY")) return [];
			const url = `${variable(deployment, "SITE_ORIGIN")}/api/webhooks/stripe`;
			return asked(deployment, url, async (online) => {
				const status = await online.post(url);
				if (status === refusal) return [];
				return [
					{
						severity: "error",
						what: `${url} answered ${status} to an event without a signature, not ${refusal}`,
						todo: "See that the site is deployed there, and that nothing in front of it (Access, a firewall's rule) stops a POST.",
					},
				];
			});
		},
	},
];

const fault = (what: string): Finding => ({
	severity: "warning",
	what,
	todo: "Set up the domain at your mail service as it says: MX, SPF, DKIM.",
});

async function asked(
	{ online }: Deployment,
	what: string,
	ask: (online: Online) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
	if (!online) return [{ severity: "unseen", what, todo: "`npm run doctor -- --online` asks." }];
	try {
		return await ask(online);
	} catch (error) {
		return [
			{
				severity: "unseen",
				what: `${what}: ${(error as Error).message}`,
				todo: "Try again where the network answers.",
			},
		];
	}
}

/** The real network; ten seconds at most for an answer. A name without records is an answer: none. */
export const network: Online = {
	takesMail: async (domain) => (await known(resolveMx(domain))).length > 0,
	texts: async (domain) => (await known(resolveTxt(domain))).map((parts) => parts.join("")),
	async post(url) {
		const signal = AbortSignal.timeout(10_000);
		return (await fetch(url, { method: "POST", body: "{}", redirect: "manual", signal })).status;
	},
};

async function known<T>(records: Promise<T[]>): Promise<T[]> {
	try {
		return await records;
	} catch (error) {
		if (["ENODATA", "ENOTFOUND"].includes((error as NodeJS.ErrnoException).code ?? "")) return [];
		throw error;
	}
}
