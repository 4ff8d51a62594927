// The agency's command line: the same state machine as the site, and a sentence for whatever cannot be.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { csvLine } from "../../scripts/agency/export.ts";
import { runAgency } from "../../scripts/agency/run.ts";
import { readRecord } from "../../src/desk/record/read-record.ts";
import { historyOf } from "../../src/features/bookings/store.ts";
import { languageCodes } from "../../src/i18n/languages.ts";
import { groupReference, randomNumber, randomReference, spellReference } from "../../src/references/reference.ts";
import { adult, type Bookings, contact, openBookings, quoted } from "../features/bookings/bookings.ts";
import { later, now } from "../features/bookings/sample-choice.ts";
import { bookedWith } from "../features/bookings/steps.ts";

const byTransfer = ["--means", "transfer", "--reference", "TR 4711"] as const;

let bookings: Bookings;
let quote: Awaited<ReturnType<typeof quoted>>;
beforeAll(async () => {
	bookings = await openBookings();
	quote = await quoted(bookings.db, now);
});
afterAll(() => bookings.stop());
beforeEach(() =>
	bookings.db.batch(["outbox", "bookings", "messages"].map((table) => bookings.db.prepare(`DELETE FROM ${table}`))),
);

/** One run: the words, its status, what it said and what it complained of. */
async function agency(...words: readonly string[]) {
	const said: string[] = [];
	const complaints: string[] = [];
	const status = await runAgency(words, {
		ask: async () => true,
		open: async () => ({ store: bookings.store, close: async () => {} }),
		now: () => later(60),
		user: () => "ana",
		write: (text) => said.push(text),
		complain: (text) => complaints.push(text),
	});
	return { status, said: said.join("\n"), complaint: complaints.join("\n") };
}

const booked: (steps?: Parameters<typeof bookedWith>[2]) => ReturnType<typeof bookedWith> = (steps) =>
	bookedWith(bookings.store, quote, steps);
const requested = () => booked(["review", "request"]);
const secrets = [adult.familyName, adult.givenName, contact.email, contact.phone, adult.bornOn, "García"];

it("says who did it also where this machine calls somebody by two words", async () => {
	const status = await runAgency(["list"], {
		ask: async () => true,
		open: async () => ({ store: bookings.store, close: async () => {} }),
		now: () => later(60),
		user: () => "Ána Ruiz",
		write: () => {},
	});
	const row = await bookings.db.prepare("SELECT agent FROM desk_records").first();
	expect([status, row]).toEqual([0, { agent: "Ana-Ruiz" }]);
});

describe("list", () => {
	it("has the newest first, how long each waits, and nothing personal", async () => {
		const older = await booked();
		const newer = await bookedWith(bookings.store, quote, ["review", "request"], later(15));
		const { status, said } = await agency("list");
		expect(status).toBe(0);
		const [, first = "", second = ""] = said.split("\n");
		expect(first).toMatch(new RegExp(`^${groupReference(newer.code)} +requested +none .* 45 min +sample$`));
		expect(second).toMatch(new RegExp(`^${groupReference(older.code)} +draft .* - +sample$`));
		for (const secret of secrets) expect(said).not.toContain(secret);
	});

	it("has only those of a state, where one is given", async () => {
		const { code } = await requested();
		await booked();
		expect((await agency("list", "--state", "requested")).said.split("\n")).toHaveLength(2);
		expect((await agency("list", "--state", "requested")).said).toContain(groupReference(code));
		expect((await agency("list", "--state", "paid")).said).toBe("No booking is paid.");
	});
});

describe("called", () => {
	it("says that the traveler was reached, in the history and to whoever looks", async () => {
		const { code } = await requested();
		expect((await agency("show", code)).said).toContain("not confirmed: nobody has shown");
		const { status, said } = await agency("called", ...groupReference(code).split(""));
		expect(status).toBe(0);
		expect(said).toContain("was reached by phone");
		expect((await agency("show", code)).said).toContain("by an agent who called");
		expect((await historyOf(bookings.db, code)).at(-1)).toMatchObject({ event: "prove", actor: "agency" });
	});

	it("says so where nobody has to be reached any more, or an agent has to hold the seats himself", async () => {
		const { code } = await booked(["review", "request", "cancel"]);
		expect(await agency("called", code)).toMatchObject({
			status: 1,
			complaint: expect.stringContaining("is cancelled"),
		});
		expect((await agency("called", "K7M2R4X9")).status).not.toBe(0);
		const early = await bookedWith(bookings.store, quote, ["review", "request"], later(-60));
		expect((await agency("called", early.code)).said).toContain("too long ago");
		expect((await agency("called")).status).toBe(2);
	});
});

describe("show", () => {
	it("finds a booking by its code as it is spoken, and shows it opened with its history", async () => {
		const { code } = await requested();
		for (const spoken of [
			code,
			groupReference(code).toLowerCase(),
			spellReference(code, "en"),
			spellReference(code, "es"),
		]) {
			const { status, said } = await agency("show", ...spoken.split(" "));
			expect(status, spoken).toBe(0);
			expect(said).toContain("García Márquez, María José; adult; born 1985-04-12; F");
			expect(said).toContain(`contact: ${contact.email}, ${contact.phone}`);
			expect(said).toContain("request (reviewed > requested) by system");
		}
	});

	it("shows what a visitor typed without letting it steer the terminal", async () => {
		const { code } = await booked([["edit", { contact: { ...contact, email: "a\u001b[2J\u202eb@example.test" } }]]);
		const { said } = await agency("show", code);
		expect(said).toContain("a\ufffd[2J\ufffdb@example.test");
	});

	it.each(languageCodes)(
		"finds a quote by its reference as it is spoken, with what was booked of it (%s)",
		async (language) => {
			const { code } = await requested();
			for (const spoken of [groupReference(quote.code), spellReference(quote.code, language)]) {
				const { status, said } = await agency("show", ...spoken.split(" "));
				expect(status, spoken).toBe(0);
				expect(said).toContain(`${groupReference(quote.code)}: quote, opens until`);
				expect(said).toContain("Flights (local times)");
				expect(said).toContain(`booked as ${groupReference(code)}: requested`);
				for (const secret of secrets) expect(said).not.toContain(secret);
			}
		},
	);

	it("finds a booking by the airline's code and by a ticket number", async () => {
		const { code } = await requested();
		await agency("mark", code, "ticketed", "--pnr", "QLD5IO", "--ticket", "001-1234567890");
		for (const spoken of ["qld5io", "Q L D 5 I O", "001-1234567890", "001 1234567890"]) {
			const { status, said } = await agency("show", ...spoken.split(" "));
			expect(status, spoken).toBe(0);
			expect(said, spoken).toContain(groupReference(code));
			expect(said).toContain("García Márquez, María José");
		}
		expect(await agency("show", "ABC234")).toEqual({
			status: 1,
			said: "",
			complaint: "There is nothing under ABC234.",
		});
	});

	it("says which end of a misheard reference to check, and what a phone number is", async () => {
		expect((await agency("show", "182", "177", "3590")).complaint).toContain("check 3590 first");
		expect((await agency("show", "305", "555", "0142")).complaint).toContain("phone number");
		expect((await agency("show", randomReference())).status).toBe(1);
	});

	it("says so where there is no such booking", async () => {
		const { code } = await booked();
		await bookings.db.prepare("DELETE FROM bookings").run();
		expect(await agency("show", code)).toEqual({ status: 1, said: "", complaint: "No booking has this code." });
	});
});

describe("mark", () => {
	it("brings a booking from requested over paid to ticketed, each with its mail and the agency in its history", async () => {
		const { code } = await requested();
		const paid = await agency("mark", code, "paid", ...byTransfer, "--reason", "card-on-phone");
		expect(paid.said).toContain(`${groupReference(code)} is paid; it was requested.`);
		expect(paid.said).toContain("mail is in the outbox");
		const tickets = ["--ticket", "0011234567890", "--ticket", "001-1234567891"];
		expect((await agency("mark", code, "ticketed", "--pnr", "abc123", ...tickets)).status).toBe(0);
		const { said } = await agency("show", code);
		expect(said).toContain("airline's code ABC123");
		expect(said).toContain("tickets 001-1234567890, 001-1234567891");
		const history = await historyOf(bookings.db, code);
		expect(history.slice(-2)).toMatchObject([
			{ event: "pay", actor: "agency", detail: { reason: "card-on-phone" } },
			{ event: "ticket", actor: "agency", detail: null },
		]);
		const { results } = await bookings.db.prepare("SELECT id FROM outbox WHERE kind = 'booking.traveler'").all();
		expect(results).toEqual([{ id: `booking-${code}-5` }]);
	});

	it("keeps the price agreed to on the phone, with the one before and why", async () => {
		const { code, total } = await requested();
		const marked = await agency(
			"mark",
			code,
			"paid",
			...byTransfer,
			"--total",
			"512.30",
			"USD",
			"--reason",
			"fare-rose",
		);
		expect(marked.said).toContain("total $512.30 USD instead of");
		expect((await historyOf(bookings.db, code)).at(-1)?.detail).toEqual({
			reason: "fare-rose",
			...{ means: "transfer", reference: "TR 4711" },
			before: total,
			total: { minor: 51_230, currency: "USD" },
		});
		expect((await agency("list")).said).toContain("$512.30 USD");
	});

	it("never marks twice, and says what is possible instead", async () => {
		const { code } = await requested();
		const name = groupReference(code);
		expect((await agency("mark", code, "paid", ...byTransfer)).status).toBe(0);
		const again = await agency("mark", code, "paid", ...byTransfer);
		expect(again).toMatchObject({ status: 1, said: "" });
		expect(again.complaint).toBe(`${name} already is paid: it can become ticketed or cancelled. Nothing was changed.`);
		await agency("mark", code, "cancelled", "--reason", "traveler");
		expect((await agency("mark", code, "ticketed", "--pnr", "ABC123")).complaint).toContain(
			"nothing can be marked any more",
		);
		expect(await historyOf(bookings.db, code)).toHaveLength(5);
	});

	it("is made once of two at the same time", async () => {
		const { code } = await requested();
		const both = await Promise.all([agency("mark", code, "paid", ...byTransfer), agency("mark", code, "cancelled")]);
		const history = await historyOf(bookings.db, code);
		const made = both.filter(({ status }) => status === 0).length;
		expect(history).toHaveLength(3 + made);
		expect(made).toBeGreaterThan(0);
	});

	it("needs the airline's code for tickets, and the booking's own currency", async () => {
		const { code } = await requested();
		expect((await agency("mark", code, "ticketed")).complaint).toContain("need the airline's code: --pnr");
		const foreign = await agency("mark", code, "paid", ...byTransfer, "--total", "512.30", "EUR", "--reason", "x-y");
		expect(foreign.complaint).toContain("is priced in USD");
		expect(await historyOf(bookings.db, code)).toHaveLength(3);
	});

	it("changes an erased booking too, and tells nobody", async () => {
		const { code } = await requested();
		await bookings.db.prepare("UPDATE bookings SET sealed = NULL, erased_at = ?").bind(now.toISOString()).run();
		await bookings.db.prepare("UPDATE passengers SET sealed = NULL, surname_salted = NULL").run();
		expect((await agency("mark", code, "cancelled")).said).toContain("Nobody is told");
		expect((await agency("show", code)).said).toContain("Everything personal was erased");
	});
});

describe("export", () => {
	it("is JSON of every booking without anything personal", async () => {
		const all = [(await requested()).code, (await booked()).code];
		const { status, said } = await agency("export");
		const lines = JSON.parse(said) as { readonly code: string }[];
		expect(status).toBe(0);
		expect(lines.map(({ code }) => code).sort()).toEqual(all.sort());
		expect(lines[0]).toMatchObject({ state: expect.any(String), route: "JFK-MIA", currency: "USD", sample: true });
		for (const secret of secrets) expect(said).not.toContain(secret);
	});

	it("has names and addresses where they are asked for, as CSV that no spreadsheet runs", async () => {
		await booked([["edit", { passengers: [{ ...adult, familyName: '=HYPERLINK("x")' }] }]]);
		const { said } = await agency("export", "--csv", "--personal");
		const [head = "", line = ""] = said.split("\n");
		expect(head.split(",")).toHaveLength(line.match(/"(?:[^"]|"")*"/g)?.length ?? 0);
		expect(line).toContain(`"'${contact.phone}"`);
		expect(line).toContain(`"'=HYPERLINK(""x""), María José (adult, 1985-04-12)"`);
	});

	it.each(["=1", "+1", "-1", "@a", "\t=1", " =1", "\r=1", "＝1"])(
		"makes text of a cell that begins like a formula: %j",
		(cell) => {
			expect(csvLine([cell])).toBe(`"'${cell}"`);
		},
	);

	it("is recorded before any of it is said: who breaks off has read it too", async () => {
		await booked();
		const known = "SELECT count(*) AS count FROM desk_records WHERE act = 'exported'";
		const count = async () => (await bookings.db.prepare(known).first<{ readonly count: number }>())?.count ?? 0;
		const before = await count();
		const status = await runAgency(["export", "--personal"], {
			ask: async () => true,
			open: async () => ({ store: bookings.store, close: async () => {} }),
			now: () => later(60),
			user: () => "ana",
			complain: () => {},
			write: () => {
				throw new Error("EPIPE");
			},
		});
		expect([status, (await count()) - before]).toEqual([3, 1]);
	});

	it("names a booking that cannot be opened, and has all the others", async () => {
		const [broken, fine] = [await booked(), await booked()];
		await bookings.db.prepare("UPDATE bookings SET offer = '{}' WHERE code = ?").bind(broken.code).run();
		const { status, said, complaint } = await agency("export");
		expect(status).toBe(1);
		expect(complaint).toContain(broken.code);
		expect(JSON.parse(said)).toMatchObject([{ code: fine.code }]);
	});
});

describe("messages", () => {
	const insert = async (number: string) =>
		bookings.db
			.prepare(
				"INSERT INTO messages (number, request_key, kind, language, sealed, created_at) VALUES (?1, ?1, 'callback', 'es', ?2, ?3)",
			)
			.bind(
				number,
				await bookings.store.vault.seal(`{"phone":"+525512345678","text":"Hola\\u001b"}`, "messages.sealed", number),
				now.toISOString(),
			)
			.run();

	it("are listed until they are done, and opened one at a time", async () => {
		const number = randomNumber();
		await insert(number);
		const shown = groupReference(number);
		const { said } = await agency("messages");
		expect(said).toMatch(new RegExp(`${shown} +callback +es .* 1 h$`));
		expect(said).not.toContain("5512345678");
		expect((await agency("messages", "show", shown)).said).toContain("phone: +525512345678\ntext: Hola\ufffd");
		expect((await agency("show", spellReference(number, "en"))).said).toContain("phone: +525512345678");
		expect((await agency("messages", "done", shown)).status).toBe(0);
		expect((await agency("messages", "done", shown)).complaint).toContain("already");
		expect((await agency("messages")).said).toBe("No message waits.");
		expect((await agency("messages", "--all")).said).toContain(shown);
		expect((await agency("messages", "show", randomNumber())).status).toBe(1);
	});

	it("say who was called, once, and whether it was by when it was promised", async () => {
		const promise = async (minutes: number) => {
			const number = randomNumber();
			await insert(number);
			const at = later(minutes).toISOString();
			await bookings.db.prepare("UPDATE messages SET promised_at = ? WHERE number = ?").bind(at, number).run();
			return { number, at: `${at.slice(0, 16).replace("T", " ")} UTC` };
		};
		// An hour has passed.
		const [late, kept] = [await promise(45), await promise(90)];
		expect((await agency("messages")).said).toMatch(new RegExp(`1 h +${late.at}\n.* 1 h +${kept.at}$`));
		expect((await agency("messages", "show", kept.number)).said).toContain(`to be called by ${kept.at}`);
		expect((await agency("messages", "called", late.number)).said).toBe(
			`Called. Late by 15 min: promised by ${late.at}.`,
		);
		expect((await agency("messages", "called", kept.number)).said).toBe(`Called. In time: promised by ${kept.at}.`);
		expect((await agency("messages", "called", kept.number)).complaint).toContain("already");
		expect((await agency("messages", "called", randomNumber())).status).toBe(1);
		expect((await agency("messages")).said).toBe("No message waits.");
	});
});

describe("mails", () => {
	const outbox = async () =>
		(await bookings.db.prepare("SELECT * FROM outbox ORDER BY id").all<Record<string, string | null>>()).results;

	/** As the provider's refusal leaves them. */
	async function refusedMails() {
		const { code } = await requested();
		const dead = "UPDATE outbox SET dead_at = ?, next_attempt_at = NULL, attempts = 1, failed = '422 validation_error'";
		await bookings.db.prepare(dead).bind(now.toISOString()).run();
		return code;
	}

	it("lists what was given up and what waits, by lane, and nothing of whom it goes to", async () => {
		expect((await agency("mails")).said).toBe("No mail waits.");
		const code = await refusedMails();
		await requested();
		const { status, said } = await agency("mails");
		expect(status).toBe(0);
		const [, ...lines] = said.split("\n");
		expect(lines).toHaveLength(4);
		const given = `^bookings +booking\\.agency +given up +1 h +1 +422 validation_error +booking-${code}-agency$`;
		expect(lines.filter((line) => new RegExp(given).test(line))).toHaveLength(1);
		expect(lines.filter((line) => line.includes("given up"))).toEqual(lines.slice(0, 2));
		for (const secret of [...secrets, "desk@"]) expect(said).not.toContain(secret);
	});

	it("sends one again, or drops it with what it said, once", async () => {
		const code = await refusedMails();
		const id = `booking-${code}-agency`;
		expect(await agency("mails", id, "again")).toMatchObject({ status: 0, said: "It is sent again within a minute." });
		const sent = (await outbox()).find((row) => row.id === id);
		expect(sent).toMatchObject({ dead_at: null, next_attempt_at: later(60).toISOString(), attempts: 0 });
		expect(await agency("mails", id, "drop")).toMatchObject({ status: 1, said: "" });
		const other = (await outbox()).find((row) => row.dead_at)?.id ?? "";
		expect(await agency("mails", other, "drop")).toMatchObject({ status: 0 });
		expect((await outbox()).find((row) => row.id === other)).toMatchObject({ sealed: null, next_attempt_at: null });
		expect((await agency("mails")).said.split("\n")).toHaveLength(2);
	});

	it("says what is missing", async () => {
		expect((await agency("mails", "booking-1")).complaint).toContain("After a mail's id comes again or drop.");
		expect(await agency("mails", "booking-1", "again")).toMatchObject({ status: 1 });
	});
});

describe("the record", () => {
	const count = async () =>
		(await bookings.db.prepare("SELECT count(*) AS rows FROM desk_records").first("rows")) as number;

	it("says who did and read what, by the machine's name for them or their own, and nothing of a traveler", async () => {
		const { code } = await requested();
		const before = await count();
		await agency("list");
		await agency("show", code);
		await agency("called", code);
		await agency(
			"mark",
			code,
			"paid",
			...byTransfer,
			"--total",
			"512.30",
			"USD",
			"--reason",
			"fare-rose",
			"--by",
			"Ben@Agency.example",
		);
		await agency("mark", code, "ticketed", "--pnr", "QLD5IO", "--ticket", "001-1234567890");
		await agency("show", "QLD5IO");
		await agency("export", "--personal");
		const all = (await readRecord(bookings.db, { limit: (await count()) - before })).entries;
		const subject = { kind: "booking", id: code };
		expect(all.toReversed()).toMatchObject([
			{ agent: "ana", via: "shell", act: "listed", subject: null, detail: { what: "bookings", rows: 1 } },
			{ agent: "ana", act: "opened", subject },
			{ agent: "ana", act: "reached", subject },
			{ agent: "ben@agency.example", via: "shell", act: "marked", subject, detail: { as: "paid", repriced: true } },
			{ agent: "ana", act: "marked", subject, detail: { as: "ticketed", tickets: 1 } },
			{ agent: "ana", act: "opened", subject },
			{ agent: "ana", act: "exported", detail: { what: "bookings", personal: true } },
		]);
		for (const secret of [...secrets, "QLD5IO", "1234567890"]) expect(JSON.stringify(all)).not.toContain(secret);
	});

	it("has nothing of what was refused, and what was marked says what the agent should look at", async () => {
		const { code } = await requested();
		await agency("mark", code, "paid", ...byTransfer);
		const before = await count();
		expect((await agency("mark", code, "paid", ...byTransfer)).status).toBe(1);
		expect((await agency("keep", code)).status).toBe(1);
		expect(await count()).toBe(before);
		const { said } = await agency("mark", code, "ticketed", "--pnr", "ABC123", "--ticket", "999-1234567890");
		expect(said).toContain("look: a ticket begins with 999, which is no airline's that is known here");
		expect((await agency("mark", code, "cancelled")).said).toContain(
			"look: call it off at the source too, with its 1 tickets",
		);
		expect((await agency("list", "--by", "not a name")).status).toBe(2);
	});
});

describe("words that mean nothing", () => {
	it.each([
		["delete"],
		["list", "draft"],
		["list", "--state", "lost"],
		["list", "--csv"],
		["show"],
		["show", "2222"],
		["show", "22222223"],
		["mark", "K7M2R4X9"],
		["mark", "paid"],
		["mark", "K7M2R4X9", "held"],
		["mark", "K7M2R4X9", "paid", "--total", "512"],
		["mark", "K7M2R4X9", "paid", "--reason", "she said so"],
		["mark", "K7M2R4X9", "ticketed", "--ticket", "12"],
		["mark", "K7M2R4X9", "ticketed", "--pnr", "?"],
		["export", "--xml"],
		["messages", "burn"],
		["messages", "done"],
		["--remote=yes", "list"],
	])("are answered with the usage and status 2: %s %s %s %s %s", async (...words) => {
		const { status, said, complaint } = await agency(...words);
		expect(status).toBe(2);
		expect(said).toBe("");
		expect(complaint).toMatch(/^[^\n]+\n\nnpm run agency/);
	});

	it("are asked for with help, or nothing", async () => {
		for (const words of [[], ["help"], ["list", "--help"]]) {
			expect(await agency(...words)).toMatchObject({ status: 0, said: expect.stringContaining("mark CODE") });
		}
	});

	it("never end in a stack: a database that fails is a sentence and status 3", async () => {
		const complaints: string[] = [];
		const status = await runAgency(["list"], {
			ask: async () => true,
			open: () => Promise.reject(new Error("no such table: bookings")),
			complain: (text) => complaints.push(text),
		});
		expect(status).toBe(3);
		expect(complaints).toEqual(["It failed: no such table: bookings"]);
	});
});
