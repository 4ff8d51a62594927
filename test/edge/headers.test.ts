// The two inline scripts of the document are allowed by their hash, and nothing else inline is.
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { contentSecurityPolicy } from "../../src/edge/headers.ts";
import { type Env, parseEnv } from "../../src/env.ts";
import { schemeScript } from "../../src/frame/scheme/island/scheme.ts";
import { speculationRules } from "../../src/frame/speculation.ts";
import { testEnv } from "../test-env.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

it("allows the inline scripts by the hash of their very text, and no others", () => {
	const policy = contentSecurityPolicy(parseEnv(testEnv() as unknown as Env));
	const scripts = policy.split("; ").find((directive) => directive.startsWith("script-src"));
	expect(scripts).toBe(`script-src 'self' ${hash(schemeScript)} ${hash(speculationRules)}`);
});
