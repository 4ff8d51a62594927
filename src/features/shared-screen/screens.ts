// The site's and the desk's way to the object of a trip, named by a keyed hash: neither code nor reference is in a name, an address or a log.
import { endValue } from "../../privacy/endings.ts";
import type { Vault } from "../../privacy/vault.ts";
import { inTime } from "../../time/in-time.ts";
import { hourMs } from "../../time/iso-date.ts";
import type { ScreenSubject } from "../bookings/ports.ts";
import { type Standing, whoHeader } from "./island/standing.ts";
import type { SharedScreen } from "./screen-object.ts";

export interface Screens {
	/** Of a trip, as it stands in an address. */
	nameOf(subject: ScreenSubject): Promise<string>;
	/** A caller's page was made. Undefined where the object is silent; never throws. */
	callerSeen(name: string): Promise<Standing | undefined>;
	/** An agent has the trip open. Has the caller? Undefined where the object is silent; never throws. */
	agentSeen(subject: ScreenSubject): Promise<boolean | undefined>;
	/** Something was proposed. Never throws: a page that is loaded again shows it too. */
	proposed(subject: ScreenSubject): Promise<void>;
	/** For who may: an answer with a socket, or with none where there are too many. Throws when the object does. */
	connect(name: string, visitor: string): Promise<Response>;
	/** A browser forgot a trip: it opens no socket any more, and those that it has are closed. Throws when the database does. */
	forgotten(db: D1Database, subject: ScreenSubject, visitor: string, now: Date): Promise<void>;
}

/** Of the names of objects, and of what a browser ended of them. */
export const screenColumn = "screens.name";
/** For so long a page may connect: as long as its browser remembers that it is on the phone. */
export const socketMs = hourMs;
/** No page waits longer for an object. */
const objectMs = 500;

export function createScreens(namespace: DurableObjectNamespace, vault: Vault): Screens {
	const objects = namespace as DurableObjectNamespace<SharedScreen>;
	const nameOf = ({ kind, id }: ScreenSubject) => vault.fingerprint(`${kind} ${id}`, screenColumn);
	const whoOf = (visitor: string) => vault.fingerprint(`who ${visitor}`, screenColumn);
	const soon = <Done>(work: Promise<Done>) => inTime(work, objectMs, () => undefined).catch(() => undefined);
	return {
		nameOf,
		callerSeen: (name) => soon(objects.getByName(name).callerSeen()),
		agentSeen: (subject) => soon(nameOf(subject).then((name) => objects.getByName(name).agentSeen())),
		async proposed(subject) {
			await soon(nameOf(subject).then((name) => objects.getByName(name).proposed()));
		},
		async connect(name, visitor) {
			const headers = { Upgrade: "websocket", [whoHeader]: await whoOf(visitor) };
			return objects.getByName(name).fetch("https://screen.invalid/", { headers });
		},
		async forgotten(db, subject, visitor, now) {
			const name = await nameOf(subject);
			const until = new Date(now.getTime() + socketMs);
			await endValue(db, visitor, { column: screenColumn, value: name }, { now, until });
			const who = await whoOf(visitor);
			await soon(objects.getByName(name).forgotten(who));
		},
	};
}
