// THE table of effects: what of ours a visitor can spend, how much of it, and whose budget that is (docs/decisions/0050-budgets-of-effects.md).

/**
 * Whose budget it is. `address`: an IPv4 address, or of IPv6 its /64; `subnet`: an IPv6 /56; `network`: an IPv6 /48 or an
 * IPv4 /24; `mailbox`: where mail goes; `site`: everybody together. A row with a budget of the site names none of a network:
 * that is a share of the site's (`shares.ts`), which also limits what is written here of an address and a subnet.
 */
export type Scope = "address" | "subnet" | "network" | "mailbox" | "site";

/** Units in a minute, hour and day of UTC; what is left out has no limit of its own. */
export interface Limits {
	readonly minute?: number;
	readonly hour?: number;
	readonly day?: number;
}

export interface Row {
	readonly budgets: Readonly<Partial<Record<Scope, Limits>>>;
	/**
	 * Who is past the budget of an address or a subnet waits in the line of the network: one turn every so many seconds, twice as
	 * many after each thirty of a day, ten minutes at most. A turn lets so many units through, which count in the network's share
	 * of the site's budget. Where there is no line, or the share is used up, the rest of the window is waited for.
	 */
	readonly line?: { readonly seconds: number; readonly units: number };
	/**
	 * What happens where the budgets are silent; left out, it goes on behind the rate limits. `waits`: it does not happen, so
	 * what was taken of them all the same goes back. `counted`: the isolate counts it by itself, by address and network.
	 */
	readonly silent?: "waits" | "counted";
}

export const effects = {
	/** A search that the fare source counts: one request for offers. */
	search: {
		budgets: {
			address: { minute: 40, hour: 160, day: 320 },
			subnet: { hour: 240, day: 480 },
			site: { day: 20_000 },
		},
		line: { seconds: 10, units: 8 },
		silent: "waits",
	},
	/**
	 * The same for an assistant that answers people. Thousands of them share its network, which has a share as any other, so
	 * the whole has to be large. Nobody stands in a line there.
	 */
	assistantSearch: { budgets: { site: { hour: 1000, day: 6000 } }, silent: "waits" },
	/** The same for prices and alerts that the cron looks at. */
	ownSearch: { budgets: { site: { hour: 300, day: 4000 } }, silent: "waits" },
	/** Personal data of a trip, kept for the first time. */
	draft: {
		budgets: {
			address: { hour: 12, day: 40 },
			subnet: { hour: 24, day: 80 },
			site: { hour: 2000 },
		},
		line: { seconds: 20, units: 1 },
	},
	/** Seats that an airline keeps for somebody who has not paid. */
	hold: {
		budgets: {
			address: { hour: 4, day: 10 },
			subnet: { hour: 8, day: 20 },
			site: { hour: 300 },
		},
		line: { seconds: 60, units: 1 },
	},
	/** A page of the card payment provider, opened for an order. */
	order: {
		budgets: { address: { hour: 8, day: 24 }, site: { hour: 600 } },
		line: { seconds: 30, units: 1 },
		silent: "waits",
	},
	/** A message or a wish to be called, which a person reads. */
	message: {
		budgets: {
			address: { hour: 8, day: 24 },
			subnet: { hour: 16, day: 48 },
			site: { hour: 1000 },
		},
		line: { seconds: 20, units: 1 },
	},
	/** A mail to an address that nobody has proven. */
	mail: {
		budgets: {
			mailbox: { day: 5 },
			address: { hour: 10, day: 30 },
			subnet: { hour: 20, day: 60 },
			site: { day: 5000 },
		},
		line: { seconds: 20, units: 1 },
	},
	/** A typed number that nothing of ours has. */
	wrongCode: {
		budgets: { address: { hour: 10, day: 30 }, subnet: { hour: 20, day: 60 }, network: { hour: 30, day: 90 } },
		line: { seconds: 30, units: 1 },
		silent: "counted",
	},
	/** A last name that is not the one of the booking whose code was typed. */
	wrongName: {
		budgets: { address: { hour: 10, day: 30 }, subnet: { hour: 20, day: 60 }, network: { hour: 30, day: 90 } },
		line: { seconds: 30, units: 1 },
		silent: "counted",
	},
} as const satisfies Readonly<Record<string, Row>>;

export type Effect = keyof typeof effects;
export const effectNames = Object.keys(effects) as Effect[];

export function rowOf(effect: Effect): Row {
	return effects[effect];
}
