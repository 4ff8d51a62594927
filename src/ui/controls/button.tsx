// A button, or a link that looks like one: primary for the one thing a form is for, quiet beside it, plain in a sentence.
import type { ComponentProps } from "react";
import { Icon, type IconNode } from "./icon.tsx";

interface Look {
	/** The marigold button is not among them: it is the phone's alone (call-link.tsx). */
	readonly look?: "primary" | "quiet" | "plain";
	/** Stands before the text. */
	readonly icon?: IconNode;
}

type AsLink = ComponentProps<"a"> & { readonly href: string };
type AsButton = ComponentProps<"button"> & { readonly href?: never };

/** A link where there is an `href`. A button does nothing by itself: name `type="submit"` in a form. */
export function Button({ look = "primary", icon, className = "", children, ...rest }: Look & (AsLink | AsButton)) {
	const classes = `button button-${look} ${className}`.trim();
	const content = (
		<>
			{icon && <Icon of={icon} />}
			{children}
		</>
	);
	if (rest.href !== undefined) {
		return (
			<a {...rest} className={classes}>
				{content}
			</a>
		);
	}
	return (
		<button type="button" {...rest} className={classes}>
			{content}
		</button>
	);
}
