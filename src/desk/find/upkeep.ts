// What the desk's cron does for its index in each run: what waits is read, and the walk through what was there before goes on.
import { drainAll } from "./drain.ts";
import { type FindDesk, hasKeys } from "./find-desk.ts";
import { indexAnew } from "./index-anew.ts";

/** Steps of the walk in a run: 200,000 bookings that are found already are looked at within four hours of runs each minute. */
const steps = 5;
/** Once so many were opened in a run, the next one goes on: each is two statements, and D1 takes a thousand of one run. */
const mostOpened = 200;

/**
 * A line where the site seals to a key whose other half is not here, or to none: people who write from now on are found a day later
 * at best. The doctor sees names of secrets alone, so this is said where both halves are.
 */
export async function checkPair(
	{ keys, now }: Pick<FindDesk, "keys" | "now">,
	publicKey: string | null,
	write: (line: string) => void,
): Promise<void> {
	const problem = !keys
		? publicKey !== null && "the site seals to a desk that has no keys"
		: publicKey === null
			? "the site has no DESK_PUBLIC_KEY"
			: !(await keys.opensFor(publicKey)) && "DESK_PUBLIC_KEY is of another pair than DESK_PRIVATE_KEY";
	if (problem) write(JSON.stringify({ time: now().toISOString(), desk: "keys", problem }));
}

/** Does nothing where the desk has no keys. A line says how much was done, and nothing of whom. Throws when the database does. */
export async function keepIndex(
	desk: FindDesk,
	write: (line: string) => void,
	{ size = 200, most = mostOpened } = {},
): Promise<void> {
	if (!hasKeys(desk)) return;
	const { indexed: read, unreadable: unopened } = await drainAll(desk);
	const count = { read, unopened, looked: 0, indexed: 0, unreadable: 0 };
	for (let step = 0; step < steps && count.indexed + count.unreadable < most; step++) {
		const walked = await indexAnew(desk, size);
		if (walked.looked === 0) break;
		for (const name of ["looked", "indexed", "unreadable"] as const) count[name] += walked[name];
	}
	if (Object.values(count).some((many) => many > 0)) {
		write(JSON.stringify({ time: desk.now().toISOString(), desk: "index", ...count }));
	}
}
