// One icon of the lucide set, drawn in the text's color: a picture beside words, never instead of them.
import type { IconNode } from "lucide";
import { createElement } from "react";

export type { IconNode };

interface IconProps {
	/** The icon's own import: `import { Phone } from "lucide"`, so that only those in use are sent. */
	readonly of: IconNode;
	/** CSS pixels; as tall as the text where it is left out, by the style sheet. */
	readonly size?: number;
	readonly className?: string;
}

export function Icon({ of, size, className = "" }: IconProps) {
	const frame = { className: `icon ${className}`.trim(), viewBox: "0 0 24 24", width: size, height: size };
	// Its lines each by themselves: they never change places, so they need no keys.
	return createElement(
		"svg",
		{ ...frame, "aria-hidden": true },
		...of.map(([tag, attributes]) => createElement(tag, attributes)),
	);
}

/** As one line of the pen: every page has it. */
const cross: IconNode = [["path", { d: "M18 6 6 18M6 6l12 12" }]];

/** The cross of a button that closes something, which says in words what. Three islands have it, so it is loaded with them all. */
export function Cross({ size = 20, ...props }: Omit<IconProps, "of">) {
	return <Icon of={cross} size={size} {...props} />;
}
