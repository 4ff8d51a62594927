import { afterEach, expect, it, vi } from "vitest";
import { mount } from "../../../../src/features/bookings/island/mount.ts";

afterEach(() => vi.unstubAllGlobals());

it("opens the browser's own dialog, once a click", () => {
	const dialog = vi.fn();
	vi.stubGlobal("print", dialog);
	const button = new EventTarget();
	const element = { querySelector: (selector: string) => (selector === "[data-print]" ? button : null) };
	void mount(element as unknown as HTMLElement, undefined as never, { messages: {}, variables: {}, causes: [] });
	expect(dialog).not.toHaveBeenCalled();
	button.dispatchEvent(new Event("click"));
	expect(dialog).toHaveBeenCalledTimes(1);
});
