// Every way in which an assertion is none: what each of them gets is the same nothing.
import { exportSPKI, importJWK, SignJWT, UnsecuredJWT } from "jose";
import { audience, type FakeAccess } from "./fake-access.ts";

const seconds = () => Math.floor(Date.now() / 1000);

/** By what is wrong; undefined brings none. */
export const badAssertions: Readonly<Record<string, (access: FakeAccess) => Promise<string | undefined>>> = {
	none: async () => undefined,
	"an empty one": async () => "",
	"no JWT": async () => "ana@agency.example",
	"a wrong signature": (access) => access.sign({ foreign: true }),
	"an altered payload": async (access) => {
		const [head, body = "", signature] = (await access.sign({ claims: { email: "nobody@agency.example" } })).split(".");
		const claims = JSON.parse(Buffer.from(body, "base64url").toString());
		const other = Buffer.from(JSON.stringify({ ...claims, email: "ana@agency.example" })).toString("base64url");
		return [head, other, signature].join(".");
	},
	"one that expired": (access) => access.sign({ claims: { exp: seconds() - 60 } }),
	"one without an end": (access) => access.sign({ claims: { exp: undefined } }),
	"one that does not hold yet": (access) => access.sign({ claims: { nbf: seconds() + 60 } }),
	"a foreign audience": (access) => access.sign({ claims: { aud: [audience.replace(/^./, "f")] } }),
	"no audience": (access) => access.sign({ claims: { aud: undefined } }),
	"a foreign issuer": (access) => access.sign({ claims: { iss: "https://other.cloudflareaccess.com" } }),
	unsigned: async ({ issuer }) =>
		new UnsecuredJWT({ email: "ana@agency.example", type: "app" })
			.setIssuer(issuer)
			.setAudience(audience)
			.setIssuedAt()
			.setExpirationTime("1m")
			.encode(),
	"signed with the public key as a shared secret": async (access) => {
		const key = await access.publicKey();
		const pem = await exportSPKI((await importJWK(key, "RS256", { extractable: true })) as CryptoKey);
		return new SignJWT({ email: "ana@agency.example", type: "app" })
			.setProtectedHeader({ alg: "HS256", kid: key.kid ?? "" })
			.setIssuer(access.issuer)
			.setAudience(audience)
			.setIssuedAt()
			.setExpirationTime("1m")
			.sign(new TextEncoder().encode(pem));
	},
	"an unknown key": (access) => access.sign({ kid: "unknown" }),
	"a person without a role": (access) => access.sign({ claims: { email: "eve@agency.example" } }),
	"an address that only looks alike": (access) => access.sign({ claims: { email: "ana@agency.example.evil.example" } }),
	"a service token": (access) => access.sign({ claims: { email: undefined, sub: "", common_name: "machine.access" } }),
	"the session of the whole team": (access) => access.sign({ claims: { type: "org" } }),
	"a group that is no seat": (access) =>
		access.sign({ claims: { email: "eve@agency.example", custom: { groups: ["Everybody"] } } }),
	"a group outside of the custom claims": (access) =>
		access.sign({ claims: { email: "eve@agency.example", groups: ["Desk leads"] } }),
};
