import { expect, it } from "vitest";
import { networksOf } from "../../src/effects/networks.ts";

it("is one spender for every address of an IPv6 /64, and knows the /56 and /48 around it", () => {
	for (const address of ["2001:db8:1:2::5", "2001:DB8:1:2:ffff:1:2:3", "2001:0db8:0001:0002:0:0:0:1"]) {
		expect(networksOf(address)).toEqual({
			address: "2001:db8:1:2::/64",
			subnet: "2001:db8:1:0::/56",
			network: "2001:db8:1::/48",
		});
	}
	expect(networksOf("2001:db8:1:ff02::5").subnet).toBe("2001:db8:1:ff00::/56");
	expect(networksOf("2001:db8::5").address).toBe("2001:db8:0:0::/64");
	expect(networksOf("2001:db8:0:1::5").address).not.toBe(networksOf("2001:db8::5").address);
	expect(networksOf("::1").address).toBe("0:0:0:0::/64");
});

it("counts an IPv4 address by itself and in its /24, also where it is written as IPv6", () => {
	const own = { address: "203.0.113.7", network: "203.0.113.0/24" };
	expect(networksOf("203.0.113.7")).toEqual(own);
	expect(networksOf("::ffff:203.0.113.7")).toEqual(own);
	expect(networksOf("local").address).toBe("local");
});
