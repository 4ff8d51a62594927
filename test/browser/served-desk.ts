// The desk beside the served site, and what waits there: written before both are served, since afterwards the database is theirs.
import { openLocal } from "../../scripts/database.ts";
import { type DeskAddress, localDeskKeys } from "../../scripts/desk.ts";
import { createVault } from "../../src/privacy/vault.ts";
import { type Things, thingsAt } from "../desk/things.ts";
import { quoted } from "../features/bookings/bookings.ts";
import { bookedWith } from "../features/bookings/steps.ts";

/** Each for one file of tests, which does with it what it likes. */
interface Waiting {
	readonly desk: Things & { readonly draft: string; readonly ticketed: string };
	readonly sharedScreen: Things;
	/** The code of a requested booking. */
	readonly proposal: string;
}

const names = { url: "DESK_URL", code: "DESK_CODE", waiting: "DESK_WAITING" } as const;

export async function fillDesk(state: string): Promise<void> {
	const { env, dispose } = await openLocal(state);
	const { DB, DATA_KEY } = env as typeof env & { readonly DATA_KEY: string };
	const vault = createVault([DATA_KEY], {}, localDeskKeys().DESK_PUBLIC_KEY);
	const store = { db: DB, vault, inbox: "desk@farelark.example", write() {} };
	const now = new Date();
	const quote = await quoted(DB, now);
	const booked = async (steps: Parameters<typeof bookedWith>[2]) => (await bookedWith(store, quote, steps, now)).code;
	const waiting: Waiting = {
		desk: {
			...(await thingsAt(store, now)),
			draft: await booked([]),
			ticketed: await booked(["review", "request", "ticket"]),
		},
		sharedScreen: await thingsAt(store, now),
		proposal: await booked(["review", "request"]),
	};
	await dispose();
	process.env[names.waiting] = JSON.stringify(waiting);
}

/** To the processes of the tests, which have the environment of this one. */
export function tellDesk({ url, code }: DeskAddress): void {
	process.env[names.url] = url;
	process.env[names.code] = code;
}

export function servedDesk(): DeskAddress & { readonly waiting: Waiting } {
	const [url, code, waiting] = Object.values(names).map((name) => process.env[name]);
	if (!url || !code || !waiting) throw new Error("no desk is served: test/browser/serve.ts serves it");
	return { url, code, waiting: JSON.parse(waiting) as Waiting };
}
