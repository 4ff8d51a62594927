// Who may sit at the desk, read from its variables; without them nobody does.
import { type Role, roles } from "../agent.ts";

interface Access {
	/** Of the team at Cloudflare Access: who signs, and where the keys are. */
	readonly issuer: string;
	/** The application's own tag: what was signed for another application of the team counts for nothing here. */
	readonly audience: string;
}

/** What `npm start` signs with; the other half of the key is in its process and nowhere else. */
export interface LocalKey {
	/** A public key as JSON (RFC 7517). */
	readonly jwk: string;
}

/** Mail addresses in lower case, and names of groups, for each role. */
export type Seats = Readonly<Record<Role, { readonly mails: readonly string[]; readonly groups: readonly string[] }>>;

export interface IdentitySettings {
	readonly signedBy: Access | LocalKey;
	readonly seats: Seats;
	/** The custom claim that lists somebody's groups. */
	readonly groupsClaim: string;
}

const teamOrigin = /^https:\/\/[a-z0-9][a-z0-9-]*\.cloudflareaccess\.com$/;
/** A fake of it, on this machine alone. */
const localOrigin = /^http:\/\/(?:127\.0\.0\.1|localhost):\d+$/;

export const seatVariables = {
	agent: "DESK_AGENTS",
	lead: "DESK_LEADS",
	auditor: "DESK_AUDITORS",
} as const satisfies Record<Role, string>;

/**
 * Undefined where the desk is not configured: then it answers 404 everywhere. Throws an Error that names what is malformed,
 * or that says two things at once: a key of this machine beside a team would be a second way in.
 */
export function readIdentity(env: Readonly<Record<string, unknown>>): IdentitySettings | undefined {
	const text = (name: string) => (typeof env[name] === "string" ? env[name].trim() : "");
	const [team, audience, jwk] = [
		text("ACCESS_TEAM").replace(/\/$/, ""),
		text("ACCESS_AUDIENCE"),
		text("DESK_LOCAL_KEY"),
	];
	if (!team && !audience && !jwk) return undefined;
	const seats = Object.fromEntries(
		roles.map((role) => [role, readSeats(text(seatVariables[role]))]),
	) as unknown as Seats;
	const common = { seats, groupsClaim: text("ACCESS_GROUPS_CLAIM") || "groups" };
	if (jwk) {
		if (team || audience) throw new Error("DESK_LOCAL_KEY is for this machine alone: no ACCESS_TEAM stands beside it");
		return { ...common, signedBy: { jwk } };
	}
	if (!teamOrigin.test(team) && !localOrigin.test(team))
		throw new Error(`Variable ACCESS_TEAM is ${team ? `malformed: ${team}` : "not set"}`);
	if (!/^[0-9a-f]{64}$/.test(audience))
		throw new Error(`Variable ACCESS_AUDIENCE is ${audience ? "malformed: it is 64 hexadecimal digits" : "not set"}`);
	return { ...common, signedBy: { issuer: team, audience } };
}

/** Is it a team's own address, and no fake's? */
export function isTeam(origin: string): boolean {
	return teamOrigin.test(origin.trim().replace(/\/$/, ""));
}

/** "ana@agency.com, Desk leads": what has an @ is an address, anything else a group. */
function readSeats(text: string): Seats[Role] {
	const names = text
		.split(",")
		.map((name) => name.trim())
		.filter(Boolean);
	const isMail = (name: string) => name.includes("@");
	return {
		mails: names.filter(isMail).map((name) => name.toLowerCase()),
		groups: names.filter((name) => !isMail(name)),
	};
}
