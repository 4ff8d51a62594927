// Checks of what visitors are told and what the agency pays for: the site's name, fares, searches, mail.
import { type Check, live } from "./check.ts";
import { type Deployment, hasSecret, hostOf, isMadeUpName, variable } from "./deployment.ts";

/** What wrangler.toml has for this machine, where searches cost nothing. */
const searchesAtHome = "20000";

const inToml = ({ environment }: Deployment) => `under [env.${environment}.vars] in wrangler.toml`;

export const marketChecks: readonly Check[] = [
	{
		id: "demonstration",
		why: "Search engines, mails and links of the site name an address that nobody can open, and every flight on it is invented.",
		look: (deployment) =>
			isMadeUpName(hostOf(deployment))
				? [
						{
							severity: live(deployment),
							what: `SITE_ORIGIN is ${variable(deployment, "SITE_ORIGIN")}, a name that nobody can register`,
							todo: `Set the address of the site ${inToml(deployment)}; without a domain it is https://${deployment.config.name}.<your account>.workers.dev.`,
						},
					]
				: [],
	},
	{
		id: "sample fares",
		why: "Visitors would choose flights and prices that do not exist. Without them results name who flies nonstop and ask for a call.",
		look: (deployment) =>
			variable(deployment, "SAMPLE_FARES") === "on" && !isMadeUpName(hostOf(deployment))
				? [
						{
							severity: live(deployment),
							what: `SAMPLE_FARES is on, at ${variable(deployment, "SITE_ORIGIN")}`,
							todo: `SAMPLE_FARES = "auto" ${inToml(deployment)}.`,
						},
					]
				: [],
	},
	{
		id: "no fares",
		why: "Results name who flies nonstop and ask for a call; no price is shown anywhere.",
		look: (deployment) =>
			hasSecret(deployment, "DUFFEL_TOKEN") === false && !isMadeUpName(hostOf(deployment))
				? [
						{
							severity: "warning",
							what: "DUFFEL_TOKEN is not set: there is no source of fares",
							todo: `Where that is not meant: \`npm exec -- wrangler secret put DUFFEL_TOKEN --env ${deployment.environment}\`.`,
						},
					]
				: [],
	},
	{
		id: "search limit",
		why: "The fare provider asks for money for each search past those that your orders pay for; this is all that visitors can cost in a bad day (docs/capacity.md has what comes besides).",
		look: (deployment) =>
			hasSecret(deployment, "DUFFEL_TOKEN") && ["", searchesAtHome].includes(variable(deployment, "SEARCHES_A_DAY"))
				? [
						{
							severity: live(deployment),
							what: `SEARCHES_A_DAY is ${variable(deployment, "SEARCHES_A_DAY") || "not set"}: nobody has chosen a limit`,
							todo: `Set what a day may cost at most, divided by what a search costs you, ${inToml(deployment)}.`,
						},
					]
				: [],
	},
	{
		id: "mail",
		why: "No traveler gets a confirmation and no agent hears of a booking.",
		look: (deployment) =>
			deployment.config.send_email.length === 0 && hasSecret(deployment, "RESEND_API_KEY") === false
				? [
						{
							severity: live(deployment),
							what: "neither the binding EMAIL nor RESEND_API_KEY is there",
							todo: `[[env.${deployment.environment}.send_email]] with name = "EMAIL" in wrangler.toml, or the secret.`,
						},
					]
				: [],
	},
];
