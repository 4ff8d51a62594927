// Compares what somebody brought with a secret, in a time that does not tell how much of it was right.

const digest = async (text: string) =>
	new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));

/** Digests are of one length, whatever was brought, and every byte of them is looked at. */
export async function isSameSecret(given: string, secret: string): Promise<boolean> {
	const [one, other] = await Promise.all([digest(given), digest(secret)]);
	let difference = 0;
	for (const [index, byte] of one.entries()) difference |= byte ^ (other[index] ?? 0);
	return difference === 0;
}
