// The print button of a booking: the browser's own dialog.
import type { Mount } from "../../../islands/island.ts";

export const mount: Mount = (element) => {
	element.querySelector("[data-print]")?.addEventListener("click", () => print());
};
