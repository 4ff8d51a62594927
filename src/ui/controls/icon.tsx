// One icon of the lucide set, drawn in the text's color: a picture beside words, never instead of them.
import { type IconNode, X } from "lucide";
import { createElement } from "react";

export type { IconNode };

interface IconProps {
	/** The icon's own import: `import { Phone } from "lucide"`, so that only those in use are sent. */
	readonly of: IconNode;
	/** CSS pixels; as tall as the text where it is left out. */
	readonly size?: number;
	readonly className?: string;
}

export function Icon({ of, size, className = "" }: IconProps) {
	return (
		<svg
			className={`icon ${className}`.trim()}
			viewBox="0 0 24 24"
			width={size ?? "1em"}
			height={size ?? "1em"}
			aria-hidden="true"
			focusable="false"
		>
			{of.map(([tag, attributes]) => createElement(tag, { key: JSON.stringify(attributes), ...attributes }))}
		</svg>
	);
}

/** The cross of a button that closes something, which says in words what. Three islands have it, so it is loaded with them all. */
export function Cross({ size = 20, ...props }: Omit<IconProps, "of">) {
	return <Icon of={X} size={size} {...props} />;
}
