// What every attack is made of: shots over some connections at once, and one line that says what it got before and gets now.

/** Runs the shots of an attack at full speed, and gives what each got. */
export async function volley<Got>(
	shots: number,
	shoot: (index: number) => Promise<Got>,
	connections = 12,
): Promise<readonly Got[]> {
	const got: Got[] = [];
	let next = 0;
	const fire = async () => {
		while (next < shots) {
			const index = next++;
			got[index] = await shoot(index);
		}
	};
	await Promise.all(Array.from({ length: connections }, fire));
	return got;
}

/** @param before as the audit of November 22, 2026 measured it */
export function told(attack: string, before: string, now: string): void {
	console.log(`${attack}: before ${before}; now ${now}`);
}

const windowMs = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/** How many minutes or hours of the clock an attack had a part of: each has a budget of its own. */
export function windowsSince(began: number, window: keyof typeof windowMs): number {
	return Math.floor(Date.now() / windowMs[window]) - Math.floor(began / windowMs[window]) + 1;
}

export const secondsSince = (began: number) => `${((Date.now() - began) / 1000).toFixed(1)} s`;
