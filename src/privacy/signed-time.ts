// The time in a webhook's signature: how far it may be from our clock.

/** As Stripe's own libraries have it for an event of the past. */
export const toleranceSeconds = 300;

/** Was it signed later than now? Then it would be good for longer than it should, and be sent again by whoever has it. */
export function isAhead(signedSeconds: number, now: Date): boolean {
	return signedSeconds - now.getTime() / 1000 > toleranceSeconds;
}
