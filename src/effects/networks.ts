// Which networks an address belongs to: what one attacker can change at will is one spender.

export interface Networks {
	/** The address itself, or of IPv6 its /64. */
	readonly address: string;
	/** IPv6 only: its /56. */
	readonly subnet?: string;
	/** Of IPv6 its /48, of IPv4 its /24. */
	readonly network: string;
}

/** @param address as the edge saw it */
export function networksOf(address: string): Networks {
	if (!address.includes(":")) return { address, network: `${address.split(".").slice(0, 3).join(".")}.0/24` };
	const mapped = /(?:^|:)(\d{1,3}(?:\.\d{1,3}){3})$/.exec(address)?.[1];
	if (mapped) return networksOf(mapped);
	const groups = expanded(address);
	if (/^0,0,0,0,0,ffff,/.test(groups.join())) return networksOf(dotted(groups.slice(6)));
	const [a = "0", b = "0", c = "0", d = "0"] = groups;
	return {
		address: `${[a, b, c, d].join(":")}::/64`,
		subnet: `${[a, b, c, (Number.parseInt(d, 16) & 0xff00).toString(16)].join(":")}::/56`,
		network: `${[a, b, c].join(":")}::/48`,
	};
}

/** An IPv4 address that is written as the last two groups of an IPv6 one. */
function dotted(groups: readonly string[]): string {
	return groups
		.map((group) => Number.parseInt(group, 16))
		.flatMap((group) => [group >> 8, group & 0xff])
		.join(".");
}

/** The eight groups of an IPv6 address, lower case, without zeros before them. */
function expanded(address: string): string[] {
	const [start = "", end] = address.toLowerCase().split("::");
	const [before = [], after = []] = [start, end ?? ""].map((part) => (part ? part.split(":") : []));
	const missing = end === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
	const groups = [...before, ...Array.from({ length: missing }, () => "0"), ...after];
	return groups.map((group) => group.replace(/^0+(?=.)/, ""));
}
