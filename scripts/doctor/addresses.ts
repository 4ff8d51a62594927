// Checks of addresses: the hosts that lead here, the one that the site calls its own, and what browsers keep of it.
import { type Check, live } from "./check.ts";
import { type Deployment, hostOf, isMadeUpName, variable } from "./deployment.ts";

export const addressChecks: readonly Check[] = [
	{
		id: "routes",
		why: "Who types the address without www., or with it, would find nothing.",
		look(deployment) {
			const patterns = routesOf(deployment);
			return hostsWanted(deployment)
				.filter((host) => !patterns.includes(host))
				.map((host) => ({
					severity: live(deployment),
					what: `no route leads from ${host} to the Worker`,
					todo: `Add { pattern = "${host}", custom_domain = true } to routes under [env.${deployment.environment}] in wrangler.toml.`,
				}));
		},
	},
	{
		id: "www",
		why: "Every visitor would be sent to www. and the site would call another address its own.",
		look(deployment) {
			const host = hostOf(deployment);
			if (isServedAsItIs(host) || withoutWww(deployment).includes(host)) return [];
			return [
				{
					severity: "error",
					what: `SITE_ORIGIN is ${host}, which leads to www.${host}`,
					todo: `Put www. into SITE_ORIGIN, or ${host} into HOSTS_WITHOUT_WWW.`,
				},
			];
		},
	},
	{
		id: "https",
		why: "A visitor's browser would ask by http, where anybody between can read and change what is sent.",
		look: (deployment) =>
			variable(deployment, "SITE_ORIGIN").startsWith("http://")
				? [{ severity: live(deployment), what: "SITE_ORIGIN is an http address", todo: "Write it with https://." }]
				: [],
	},
	{
		id: "hsts",
		why: "Browsers forget within a day that the site is https alone, and begin with http again.",
		look(deployment) {
			const [, seconds = ""] = /max-age=(\d+)/.exec(variable(deployment, "HSTS")) ?? [];
			if (seconds === "" || Number(seconds) > 86_400 || deployment.environment !== "production") return [];
			return [
				{
					severity: "warning",
					what: `HSTS is ${variable(deployment, "HSTS")}`,
					todo: 'Once every subdomain has https: HSTS = "max-age=63072000; includeSubDomains" (docs/deployment.md, https).',
				},
			];
		},
	},
];

const isPlatforms = (host: string) => host.endsWith(".workers.dev");
const isServedAsItIs = (host: string) => !host || host.startsWith("www.") || isPlatforms(host);

/** Hosts that are to lead here: that of the site, and its other spelling; none where the platform gives the name. */
function hostsWanted(deployment: Deployment): string[] {
	const host = hostOf(deployment);
	if (!host || isPlatforms(host) || isMadeUpName(host)) return [];
	if (withoutWww(deployment).includes(host)) return [host];
	const apex = host.replace(/^www\./, "");
	return [`www.${apex}`, apex];
}

const withoutWww = (deployment: Deployment) => variable(deployment, "HOSTS_WITHOUT_WWW").toLowerCase().split(/\s+/);

/** The hosts of its routes: "www.example.com/*" is one. */
function routesOf({ config }: Deployment): string[] {
	return (config.routes ?? []).map((route) => (typeof route === "string" ? route : route.pattern).replace(/\/.*$/, ""));
}
