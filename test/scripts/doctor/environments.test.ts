// The environments of wrangler.toml: each has what the top level has, and nothing that another one has too.
import { describe, expect, it } from "vitest";
import { missingBindings, ownThings } from "../../../scripts/doctor/bindings.ts";
import { environments, readConfiguration } from "../../../scripts/doctor/deployment.ts";
import { parseEnv } from "../../../src/env.ts";

const local = readConfiguration();

describe.each(environments)("%s of wrangler.toml", (environment) => {
	const config = readConfiguration(environment);

	it("has every binding and variable of the top level, and its crons, assets and classes of objects", () => {
		expect(missingBindings(config, local)).toEqual([]);
		expect(config).toMatchObject({ triggers: local.triggers, migrations: local.migrations });
	});

	it("shares no database, count or queue with another", () => {
		const others = [local, ...environments.filter((one) => one !== environment).map((one) => readConfiguration(one))];
		const taken = others.flatMap(ownThings);
		expect(ownThings(config).length).toBeGreaterThan(7);
		expect(ownThings(config).filter((thing) => taken.includes(thing))).toEqual([]);
		expect(others.map(({ name }) => name)).not.toContain(config.name);
	});

	// Not which values: `npm run deploy` runs this with the owner's own, which a test here once refused.
	it("is taken by the Worker as it stands", () => {
		const secrets = config.vars.TURNSTILE_SITE_KEY ? { TURNSTILE_SECRET_KEY: "0000000000" } : {};
		expect(() => parseEnv({ ...config.vars, ...secrets } as never)).not.toThrow();
	});
});

it("sees what an environment lacks: a limit, a variable, a queue and its consumer", () => {
	const [, ...ratelimits] = local.ratelimits;
	const { HSTS: _, ...vars } = local.vars;
	const queues = { producers: [{ binding: "MAIL", queue: "mail" }], consumers: [{ queue: "mail" }] };
	const lacking = { ...local, ratelimits, vars, queues: { producers: [], consumers: [] } };
	expect(missingBindings(lacking, { ...local, queues } as never)).toEqual([
		"vars HSTS",
		"ratelimits SEARCHES",
		"queues.producers MAIL",
		"queues.consumers consumer 1",
	]);
});
