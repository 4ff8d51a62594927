import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sonnerStyles } from "../../../../scripts/vite/sonner-styles.ts";
import { flashCookie, readFlash } from "../../../../src/frame/toasts/island/flash.ts";
import { createNoticeList } from "../../../../src/frame/toasts/island/list.ts";
import { isTooShort } from "../../../../src/frame/toasts/island/mount.tsx";

describe("the list of notices", () => {
	beforeEach(() => {
		vi.useFakeTimers();
	});
	afterEach(() => {
		vi.useRealTimers();
	});

	it("has the newest notice first", () => {
		const notices = createNoticeList();
		const first = notices.notify("consent-saved");
		const second = notices.notify("consent-saved");
		expect(notices.list().map(({ id }) => id)).toEqual([second, first]);
	});

	it("keeps a dismissed notice for 1,000,000 ms and not longer", () => {
		const notices = createNoticeList();
		const id = notices.notify("consent-saved");
		vi.advanceTimersByTime(5_000_000);
		notices.dismiss(id);
		vi.advanceTimersByTime(999_999);
		expect(notices.list()).toEqual([{ id, code: "consent-saved", dismissed: true }]);
		vi.advanceTimersByTime(1);
		expect(notices.list()).toEqual([]);
	});

	it("counts the 1,000,000 ms from the first dismissal", () => {
		const notices = createNoticeList();
		const id = notices.notify("consent-saved");
		notices.dismiss(id);
		vi.advanceTimersByTime(600_000);
		notices.dismiss(id);
		vi.advanceTimersByTime(400_000);
		expect(notices.list()).toEqual([]);
	});

	it("leaves other notices alone when one is removed", () => {
		const notices = createNoticeList();
		const first = notices.notify("consent-saved");
		const second = notices.notify("consent-saved");
		notices.dismiss(first);
		vi.advanceTimersByTime(1_000_000);
		expect(notices.list().map(({ id }) => id)).toEqual([second]);
	});

	it("gives the same array until something changes, and tells subscribers of each change", () => {
		const notices = createNoticeList();
		const onChange = vi.fn();
		const stop = notices.subscribe(onChange);
		const before = notices.list();
		expect(notices.list()).toBe(before);
		const id = notices.notify("consent-saved");
		notices.dismiss(id);
		notices.dismiss(id);
		expect(onChange).toHaveBeenCalledTimes(2);
		stop();
		notices.notify("consent-saved");
		expect(onChange).toHaveBeenCalledTimes(2);
	});
});

describe("the swipe that dismisses", () => {
	it.each([
		["", true],
		["0px", true],
		["49px", true],
		["49.9px", true],
		["-80px", true],
		["50px", false],
		["51px", false],
		["300px", false],
	])("reads %j as too short: %s", (amount, tooShort) => {
		expect(isTooShort(amount)).toBe(tooShort);
	});
});

describe("the flash cookie", () => {
	it("is read back from among other cookies", () => {
		const [pair] = flashCookie("consent-saved").split("; ");
		expect(readFlash(`lng=es; ${pair}; consent=granted`)).toBe("consent-saved");
		expect(readFlash(`${pair}`)).toBe("consent-saved");
	});

	it.each(["", "flash=", "flash=%3Cscript%3E", "flash=constructor", "notflash=consent-saved", "flash=consent-saved2"])(
		"is ignored in %j: a code that is not on the list shows nothing",
		(cookies) => {
			expect(readFlash(cookies)).toBeUndefined();
		},
	);

	it("lasts a minute, on every page, and is not sent by other sites' forms", () => {
		expect(flashCookie("consent-saved")).toBe("flash=consent-saved; Path=/; Max-Age=60; SameSite=Lax");
	});
});

describe("sonner's style sheet", () => {
	it("leaves the script of the sonner that is installed, so that no inline style needs a place in the CSP", () => {
		const { transform } = sonnerStyles() as { transform(code: string, id: string): { code: string } | undefined };
		const id = "node_modules/sonner/dist/index.mjs";
		const result = transform(readFileSync(id, "utf8"), id)?.code ?? "";
		expect(result).toContain("function Toaster");
		expect(result).not.toContain("[data-sonner-toaster][dir=ltr]");
		expect(() => transform("export {}", id)).toThrow("used to");
	});
});
