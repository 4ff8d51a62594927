// Turns a React view into an island: takes over the server's markup without changing it.
import { type ComponentType, type ReactNode, useEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { I18nContext } from "react-i18next";
import type { IslandContext, Mount } from "./island.ts";
import { expectedMarkup, mend } from "./mend.tsx";
import { islandMessages } from "./messages.ts";

/**
 * The mount of a view. It resolves when React has hydrated it, so that a kept click finds its handler.
 * @param before prepares the markup, in the same task as hydration
 */
export function hydrated<Props extends object>(
	View: ComponentType<Props>,
	before?: (element: HTMLElement) => void,
): Mount<Props> {
	return async function mount(element, props, context) {
		const view = withTexts(context, <View {...props} />);
		const expected = await expectedMarkup(view);
		return new Promise((resolve) => {
			before?.(element);
			mend(element, expected);
			// At once: a translator that sees the restored texts translates them again.
			flushSync(() => {
				hydrateRoot(
					element,
					<>
						{view}
						<AfterHydration run={resolve} />
					</>,
				);
			});
		});
	};
}

/** A view among the island's texts. */
export function withTexts(context: IslandContext, view: ReactNode) {
	return <I18nContext value={{ i18n: islandMessages(context) }}>{view}</I18nContext>;
}

/** Adds nothing to the markup; its effect runs after those of the view before it. */
function AfterHydration({ run }: { run: () => void }) {
	useEffect(run, [run]);
	return null;
}
