// Whom a rate limit counts.
import { expect, it } from "vitest";
import { networkOf } from "../../src/edge/limits.ts";

it("counts all addresses of one IPv6 network as one visitor, however they are written", () => {
	for (const address of ["2001:db8:1:2::1", "2001:DB8:1:2:ffff:0:0:9", "2001:0db8:0001:0002:0:0:0:3"]) {
		expect(networkOf(address)).toBe("2001:db8:1:2::/64");
	}
	expect(networkOf("2001:db8::5")).toBe("2001:db8:0:0::/64");
	expect(networkOf("2001:db8:0:1::5")).not.toBe(networkOf("2001:db8::5"));
	expect(networkOf("::1")).toBe("0:0:0:0::/64");
});

it("counts each IPv4 address by itself", () => {
	expect(networkOf("203.0.113.7")).toBe("203.0.113.7");
	expect(networkOf("::ffff:203.0.113.7")).toBe("::ffff:203.0.113.7");
});
