// The list of notices: what is shown now, and what went by and can still be read.
import type { FlashCode } from "./flash.ts";

/** A dismissed notice stays in the list this long, in milliseconds (about 17 minutes). */
const removalDelay = 1_000_000;

interface Notice {
	readonly id: number;
	readonly code: FlashCode;
	readonly dismissed: boolean;
}

export interface NoticeList {
	/** Adds a notice and returns its id. */
	notify(code: FlashCode): number;
	/** Marks it as dismissed and removes it after `removalDelay`; a second call changes nothing. */
	dismiss(id: number): void;
	/** Newest first; the same array until something changes. */
	list(): readonly Notice[];
	/** Calls back after each change; returns the way to stop. */
	subscribe(onChange: () => void): () => void;
}

export function createNoticeList(): NoticeList {
	let notices: readonly Notice[] = [];
	let lastId = 0;
	const listeners = new Set<() => void>();
	const change = (next: readonly Notice[]) => {
		notices = next;
		for (const listener of listeners) listener();
	};
	return {
		notify(code) {
			lastId += 1;
			change([{ id: lastId, code, dismissed: false }, ...notices]);
			return lastId;
		},
		dismiss(id) {
			if (!notices.some((notice) => notice.id === id && !notice.dismissed)) return;
			change(notices.map((notice) => (notice.id === id ? { ...notice, dismissed: true } : notice)));
			setTimeout(() => change(notices.filter((notice) => notice.id !== id)), removalDelay);
		},
		list: () => notices,
		subscribe(onChange) {
			listeners.add(onChange);
			return () => listeners.delete(onChange);
		},
	};
}
