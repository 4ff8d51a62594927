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

// Limiters that took every address written so for one: minekube/gate#938, block/buzz#3784.
it.each([
	"::ffff:cb00:7107",
	"::FFFF:203.0.113.7",
	"0:0:0:0:0:ffff:cb00:7107",
	"0000:0000:0000:0000:0000:ffff:cb00:7107",
])("counts %s as the IPv4 address that it is", (address) => {
	expect(networksOf(address)).toEqual({ address: "203.0.113.7", network: "203.0.113.0/24" });
});

// One subscriber changes addresses at will (zulip/zulip#21544, Telcoin-Association/telcoin-network#956), and may have any prefix
// from /64 to /48 (AaronErhardt/actix-governor#47).
it("gives whoever changes addresses within a /48 no other network", () => {
	const networks = new Set<string>();
	for (let count = 0; count < 500; count++)
		networks.add(networksOf(`2001:db8:7:${((count * 131) & 0xffff).toString(16)}::${count.toString(16)}`).network);
	expect([...networks]).toEqual(["2001:db8:7::/48"]);
});

it("counts an IPv4 address by itself and in its /24, also where it is written as IPv6", () => {
	const own = { address: "203.0.113.7", network: "203.0.113.0/24" };
	expect(networksOf("203.0.113.7")).toEqual(own);
	expect(networksOf("::ffff:203.0.113.7")).toEqual(own);
	expect(networksOf("local").address).toBe("local");
});
