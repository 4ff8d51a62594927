// Every action of the desk has a key, and says which: the browser's own access keys, which no script has to listen for.
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../ui/controls/button.tsx";
import { useDesk } from "./desk-context.tsx";
import { accessKeyOf, type Key } from "./keys.ts";

/** Beside a label; a screen reader hears the key from the control itself. */
function KeyCap({ of }: { readonly of: Key }) {
	return (
		<span className="desk-key" aria-hidden="true">
			{accessKeyOf(of).toUpperCase()}
		</span>
	);
}

type SubmitProps = Pick<ComponentProps<"button">, "children" | "name" | "value" | "formAction"> & {
	/** None where there are more than keys, or it is not pressed on any day. */
	readonly of: Key | undefined;
	readonly look?: "primary" | "quiet";
};

/** Sends the form it stands in. */
export function KeyedSubmit({ of, look = "quiet", children, ...rest }: SubmitProps) {
	return (
		<Button type="submit" look={look} {...(of && { accessKey: accessKeyOf(of) })} {...rest}>
			{children} {of && <KeyCap of={of} />}
		</Button>
	);
}

type LinkProps = Omit<ComponentProps<"a">, "accessKey"> & { readonly of: Key };

export function KeyedLink({ of, children, ...rest }: LinkProps) {
	return (
		// biome-ignore lint/a11y/noAccessKey: each is said beside its label, and the foot of the page says what to press with it
		<a accessKey={accessKeyOf(of)} {...rest}>
			{children} <KeyCap of={of} />
		</a>
	);
}

/** The way back from where something may be done: the same key everywhere. */
export function BackLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
	return (
		<KeyedLink of="back" className="go" href={href}>
			{children}
		</KeyedLink>
	);
}

interface YesOrNoProps {
	readonly yes: string;
	/** Where nothing was changed. */
	readonly back: string;
}

/** The end of a form that asks before something is done: it is done, or all is left as it is. */
export function YesOrNo({ yes, back }: YesOrNoProps) {
	const { d } = useDesk();
	return (
		<p className="desk-acts">
			<KeyedSubmit of="yes" look="primary">
				{yes}
			</KeyedSubmit>
			<BackLink href={back}>{d("confirm.no")}</BackLink>
		</p>
	);
}
