// Every action of the desk has a key, and says which: the browser's own access keys, which no script has to listen for.
import type { ComponentProps } from "react";
import { Button } from "../../ui/controls/button.tsx";

/** One letter or digit, lower case: with it the browser's own keys for access keys press this. */
export type Key = string;

/** Beside a label; a screen reader hears the key from the control itself. */
function KeyCap({ of }: { readonly of: Key }) {
	return (
		<span className="desk-key" aria-hidden="true">
			{of.toUpperCase()}
		</span>
	);
}

type SubmitProps = Pick<ComponentProps<"button">, "children" | "name" | "value" | "formAction"> & {
	readonly of: Key;
	readonly look?: "primary" | "quiet";
};

/** Sends the form it stands in. */
export function KeyedSubmit({ of, look = "quiet", children, ...rest }: SubmitProps) {
	return (
		<Button type="submit" look={look} accessKey={of} {...rest}>
			{children} <KeyCap of={of} />
		</Button>
	);
}

type LinkProps = Omit<ComponentProps<"a">, "accessKey"> & { readonly of: Key };

export function KeyedLink({ of, children, ...rest }: LinkProps) {
	return (
		// biome-ignore lint/a11y/noAccessKey: each is said beside its label, and the foot of the page says what to press with it
		<a accessKey={of} {...rest}>
			{children} <KeyCap of={of} />
		</a>
	);
}
