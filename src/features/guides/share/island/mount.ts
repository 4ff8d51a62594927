// Adds what sharing needs script for: a button that copies the address, and the system's own sheet where there is one.
import type { Mount } from "../../../../islands/island.ts";

interface ShareProps {
	readonly title: string;
	readonly url: string;
}

export const mount: Mount<ShareProps> = (element, { title, url }, { messages }) => {
	const find = <Found extends HTMLElement>(selector: string) => element.querySelector<Found>(selector);
	const [copy, share] = [find<HTMLButtonElement>("[data-copy]"), find<HTMLButtonElement>("[data-share]")];
	const [field, status] = [find<HTMLInputElement>("input"), find<HTMLElement>("[role=status]")];
	if (!copy || !share || !field || !status) return;

	copy.hidden = false;
	copy.addEventListener("click", async () => {
		try {
			await navigator.clipboard.writeText(url);
			status.textContent = messages["share.copied"] ?? "";
		} catch {
			// No clipboard, or not allowed: the text is there to be copied by hand.
			field.focus();
			field.select();
			status.textContent = messages["share.selected"] ?? "";
		}
	});

	if (!navigator.share) return;
	share.hidden = false;
	// Closing the sheet is no failure.
	share.addEventListener("click", () => void navigator.share({ title, url }).catch(() => undefined));
};
