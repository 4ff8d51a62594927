// An address that no other visitor of a test has a network with: limits and budgets are counted by them.

export function visitorAddress(): string {
	const part = () => Math.floor(Math.random() * 0x10000).toString(16);
	return `2001:db8:${part()}:${part()}::1`;
}
