// Tells who asks by the assertion that Cloudflare Access signs; whoever is not told is nobody, whatever the reason.
import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import * as v from "valibot";
import type { Agent, Role } from "../agent.ts";
import type { IdentitySettings, LocalKey, Seats } from "./settings.ts";

/** Undefined: nobody. Never throws. @param why gets a word about it, for the log: nothing of what was brought */
export type Identify = (
	request: Pick<Request, "headers">,
	why?: (reason: string) => void,
) => Promise<Agent | undefined>;

const assertionHeader = "Cf-Access-Jwt-Assertion";
/** Where a browser brings the same, on a way that the header is not added to. */
export const assertionCookie = "CF_Authorization";

/** Who signs on this machine, and for what. */
export const local = { issuer: "https://local.invalid", audience: "farelark-desk", algorithm: "ES256" } as const;

/** Access signs with this alone; a list of one keeps out `none` and a public key that is used as a shared secret. */
const accessAlgorithm = "RS256";

/** Seconds by which two clocks may differ. */
const clockTolerance = 5;

interface Timing {
	readonly now?: () => Date;
	/** Milliseconds in which keys are not asked for again, however many unknown ones are named. */
	readonly cooldown?: number;
}

/** Keys are fetched with the first assertion, kept for ten minutes, and asked for again when a new one is named. */
export function createIdentify(
	{ signedBy, seats, groupsClaim }: IdentitySettings,
	{ now = () => new Date(), cooldown = 30_000 }: Timing = {},
): Identify {
	const { keys, issuer, audience, algorithm } =
		"jwk" in signedBy
			? { ...local, keys: keysOf(signedBy) }
			: { ...signedBy, algorithm: accessAlgorithm, keys: keysOfTeam(signedBy.issuer, cooldown) };
	return async function identify(request, why = () => {}) {
		const assertion = assertionOf(request.headers);
		if (!assertion) {
			why("no assertion");
			return undefined;
		}
		try {
			const { payload } = await jwtVerify(assertion, keys, {
				...{ issuer, audience, algorithms: [algorithm], clockTolerance, currentDate: now() },
				requiredClaims: ["exp", "iat", "aud", "iss"],
			});
			const agent = agentOf(payload, seats, groupsClaim);
			if (!agent) why("no seat");
			return agent;
		} catch (error) {
			why(reasonOf(error));
			return undefined;
		}
	};
}

/** An assertion that is refused, by jose's own code for why; all else is the team's keys, which could not be had. */
function reasonOf(error: unknown): string {
	const outage = "the team's keys did not come";
	if (error instanceof errors.JWKSTimeout) return `${outage}: timeout`;
	// Of any other status than 200, and of what is no key set, jose says so in words of its own.
	if (error instanceof errors.JWKSInvalid || (error instanceof errors.JOSEError && error.code === "ERR_JOSE_GENERIC"))
		return `${outage}: ${error.message}`;
	return error instanceof errors.JOSEError ? error.code : `${outage}: the connection failed`;
}

function keysOfTeam(issuer: string, cooldownDuration: number): JWTVerifyGetKey {
	return createRemoteJWKSet(new URL(`${issuer}/cdn-cgi/access/certs`), { cooldownDuration, timeoutDuration: 5_000 });
}

function keysOf({ jwk }: LocalKey): JWTVerifyGetKey {
	return createLocalJWKSet({ keys: [JSON.parse(jwk)] });
}

function assertionOf(headers: Headers): string | undefined {
	const told = headers.get(assertionHeader);
	if (told !== null) return told;
	const found = new RegExp(`(?:^|;\\s*)${assertionCookie}=([^;]+)`).exec(headers.get("cookie") ?? "");
	return found?.[1];
}

/** A service token is no person: it has no address. */
const person = v.object({ type: v.literal("app"), email: v.pipe(v.string(), v.toLowerCase(), v.nonEmpty()) });

function agentOf(payload: JWTPayload, seats: Seats, groupsClaim: string): Agent | undefined {
	const read = v.safeParse(person, payload);
	if (!read.success) return undefined;
	const { email } = read.output;
	const role = roleOf(email, groupsOf(payload, groupsClaim), seats);
	return role && { id: email, role };
}

/** What an identity provider says besides stands under `custom`: one name, or a list of them. */
function groupsOf({ custom }: JWTPayload, claim: string): readonly string[] {
	const said = typeof custom === "object" && custom !== null ? (custom as Record<string, unknown>)[claim] : undefined;
	return [said].flat().filter((one) => typeof one === "string");
}

/** Of several roles that somebody is named for, the one that works. */
const precedence = ["lead", "agent", "auditor"] as const satisfies readonly Role[];

/** Who is named by address has that role, whatever their groups. */
function roleOf(mail: string, groups: readonly string[], seats: Seats): Role | undefined {
	return (
		precedence.find((role) => seats[role].mails.includes(mail)) ??
		precedence.find((role) => seats[role].groups.some((group) => groups.includes(group)))
	);
}
