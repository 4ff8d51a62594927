// Checks of what visitors are told and what the agency pays for: the site's name, fares, searches, mail.
import { type Check, live } from "./check.ts";
import { type Deployment, hasSecret, hostOf, isMadeUpName, variable } from "./deployment.ts";

/** What wrangler.toml has for this machine, where searches cost nothing. */
const searchesAtHome = "20000";

/** Each with a variable of its own: SELLER_OF_TRAVEL_CA. */
const sellerStates = ["CA", "FL", "HI", "WA"] as const;

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
		id: "address",
		why: "It stands at the foot of pages and mails, and search engines take it for where the agency is.",
		look: (deployment) => {
			const here = (name: string) => variable(deployment, name);
			const asItCame = ["AGENCY_STREET", "AGENCY_CITY", "AGENCY_REGION"].every(
				(name) => here(name) === deployment.local.vars[name],
			);
			return asItCame && hostOf(deployment) && !isMadeUpName(hostOf(deployment))
				? [
						{
							severity: "warning",
							what: `the address is still the demonstration's: ${here("AGENCY_CITY")}, ${here("AGENCY_REGION")}`,
							todo: `AGENCY_STREET, AGENCY_CITY, AGENCY_REGION, AGENCY_POSTAL_CODE ${inToml(deployment)}; where it is yours, the street says so.`,
						},
					]
				: [];
		},
	},
	{
		id: "seller of travel",
		why: "California, Florida, Hawaii and Washington want whoever sells travel to their residents to be registered; the site shows the numbers that are set.",
		look: (deployment) => {
			if (deployment.environment !== "production" || !hostOf(deployment) || isMadeUpName(hostOf(deployment))) return [];
			const set = sellerStates.filter((state) => variable(deployment, `SELLER_OF_TRAVEL_${state}`));
			const home = sellerStates.find((state) => state === variable(deployment, "AGENCY_REGION"));
			const lacksOwn = home !== undefined && !set.includes(home);
			return set.length === 0 || lacksOwn
				? [
						{
							severity: "warning",
							what: lacksOwn
								? `SELLER_OF_TRAVEL_${home} is not set, and the agency is there`
								: "no SELLER_OF_TRAVEL_… is set",
							todo: `The numbers ${inToml(deployment)}, once a lawyer has said which you need (docs/go-live.md, 1).`,
						},
					]
				: [];
		},
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
							todo:
								deployment.environment === "staging"
									? "Leave it while you alone open the address; else a DUFFEL_TOKEN of the test mode (docs/go-live.md, Staging)."
									: `SAMPLE_FARES = "auto" ${inToml(deployment)}.`,
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
