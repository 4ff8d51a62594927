// The served site's own database, read beside it: what requests cannot tell.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** How many bookings of so many travelers there are, drafts too: other tests book for others meanwhile. */
export function countBookings(people: number): number {
	const folder = join(process.env.LOCAL_STATE ?? ".wrangler/state", "v3/d1/miniflare-D1DatabaseObject");
	const counts = readdirSync(folder)
		.filter((file) => file.endsWith(".sqlite") && file !== "metadata.sqlite")
		.map((file) => {
			const database = new DatabaseSync(join(folder, file), { readOnly: true });
			const row = database
				.prepare(
					"SELECT count(*) AS bookings FROM bookings WHERE (SELECT count(*) FROM passengers WHERE booking = code) = ?",
				)
				.get(people);
			database.close();
			return Number(row?.bookings);
		});
	if (counts.length !== 1) throw new Error(`${counts.length} databases in ${folder}`);
	return counts[0] ?? 0;
}
