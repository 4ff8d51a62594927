// Turns a React view into an island: takes over the server's markup without changing it.
import { type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nContext } from "react-i18next";
import type { IslandContext, Mount } from "./island.ts";
import { islandMessages } from "./messages.ts";

/** The mount of a view. It resolves when React has hydrated it, so that a kept click finds its handler. */
export function hydrated<Props extends object>(View: ComponentType<Props>): Mount<Props> {
	return function mount(element, props, context) {
		return new Promise((resolve) => {
			hydrateRoot(
				element,
				withTexts(
					context,
					<>
						<View {...props} />
						<AfterHydration run={resolve} />
					</>,
				),
			);
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
