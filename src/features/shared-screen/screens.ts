// The site's and the desk's way to the object of a trip, named by a keyed hash: neither code nor reference is in a name, an address or a log.
import type { Vault } from "../../privacy/vault.ts";
import { inTime } from "../../time/in-time.ts";
import type { ScreenSubject } from "../bookings/ports.ts";
import type { Standing } from "./island/standing.ts";
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
	connect(name: string): Promise<Response>;
}

/** No page waits longer for an object. */
const objectMs = 500;

export function createScreens(namespace: DurableObjectNamespace, vault: Vault): Screens {
	const objects = namespace as DurableObjectNamespace<SharedScreen>;
	const nameOf = ({ kind, id }: ScreenSubject) => vault.fingerprint(`${kind} ${id}`, "screens.name");
	const soon = <Done>(work: Promise<Done>) => inTime(work, objectMs, () => undefined).catch(() => undefined);
	return {
		nameOf,
		callerSeen: (name) => soon(objects.getByName(name).callerSeen()),
		agentSeen: (subject) => soon(nameOf(subject).then((name) => objects.getByName(name).agentSeen())),
		async proposed(subject) {
			await soon(nameOf(subject).then((name) => objects.getByName(name).proposed()));
		},
		connect: (name) => objects.getByName(name).fetch("https://screen.invalid/", { headers: { Upgrade: "websocket" } }),
	};
}
