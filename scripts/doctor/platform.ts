// Checks of what the platform lends to an environment: the database, bindings, crons, classes of objects.
import { isUnset, missingBindings, ownThings } from "./bindings.ts";
import type { Check } from "./check.ts";
import type { Deployment } from "./deployment.ts";

export const platformChecks: readonly Check[] = [
	{
		id: "database",
		why: "The platform refuses a deploy without a database that is there; nothing could be booked.",
		look: ({ environment, config }) =>
			config.d1_databases
				.filter(({ database_id }) => isUnset(database_id))
				.map(({ binding, database_name }) => ({
					severity: "error",
					what: `database ${binding} has no id yet`,
					todo: `\`npm exec -- wrangler d1 create ${database_name}\`, and put the id it prints under [[env.${environment}.d1_databases]].`,
				})),
	},
	{
		id: "bindings",
		why: "An environment inherits none of them: what it lacks is off there without a word, limits and budgets too.",
		look: ({ environment, config, local }) =>
			missingBindings(config, local).map((name) => ({
				severity: "error",
				what: `${name} is missing`,
				todo: `Copy it from the top of wrangler.toml to [env.${environment}], with a name or id of its own.`,
			})),
	},
	{
		id: "not its own",
		why: "Two environments would share data, mail or counts: a test of staging would reach real travelers.",
		look({ config, local, others }) {
			const taken = new Set([local, ...others].flatMap(ownThings));
			return [...new Set(ownThings(config))]
				.filter((thing) => taken.has(thing))
				.map((thing) => ({
					severity: "error",
					what: `${thing} is another environment's too`,
					todo: "Give it a name or id of its own in wrangler.toml.",
				}));
		},
	},
	{
		id: "crons",
		why: "What runs on a schedule would not: waiting mail, money that is looked at again, erasure that the privacy page promises.",
		look: ({ config, local }) =>
			triggersOf(local)
				.filter((cron) => !triggersOf(config).includes(cron))
				.map((cron) => ({
					severity: "error",
					what: `the trigger "${cron}" is missing`,
					todo: "Leave triggers out of the environment: it inherits those at the top of wrangler.toml.",
				})),
	},
	{
		id: "classes",
		why: "The platform refuses a Worker whose object's class no migration has made.",
		look: ({ config }) => {
			const made = config.migrations.flatMap(({ new_sqlite_classes = [], new_classes = [] }) => [
				...new_sqlite_classes,
				...new_classes,
			]);
			return config.durable_objects.bindings
				.filter(({ class_name, script_name }) => !script_name && !made.includes(class_name))
				.map(({ class_name }) => ({
					severity: "error",
					what: `no [[migrations]] makes the class ${class_name}`,
					todo: "Add one at the top of wrangler.toml, with a new tag, after those that are there.",
				}));
		},
	},
];

const triggersOf = ({ triggers }: Deployment["config"]): readonly string[] => triggers.crons ?? [];
