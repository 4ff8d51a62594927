// A form of the desk: it carries the version of what it is about as it was shown, and brings back what was typed where it was refused.
import type { ReactNode } from "react";
import { usePage } from "../../page/page-context.tsx";
import { HiddenFields, type HiddenValues } from "../../ui/controls/hidden-fields.tsx";
import { useDesk } from "./desk-context.tsx";

/** Name of the hidden field. */
export const versionField = "version";

interface DeskFormProps {
	readonly action: string;
	/** Of what it is about, where that is another thing than its page. */
	readonly version?: string | undefined;
	readonly hidden?: HiddenValues;
	readonly className?: string;
	/** Its fields say what is wrong themselves. */
	readonly noValidate?: boolean;
	readonly children: ReactNode;
}

export function DeskForm({ version, hidden = [], children, ...form }: DeskFormProps) {
	const { version: own } = useDesk();
	const seen = version ?? own;
	return (
		<form method="post" {...form}>
			<HiddenFields values={seen === undefined ? hidden : [[versionField, seen], ...hidden]} />
			{children}
		</form>
	);
}

/** What was typed into a form that was refused, by the name of a field; else what stands there at first. */
export function useTyped(action: string): {
	readonly of: (name: string, first: string) => string;
	/** What is wrong with it, for its field. */
	readonly problem: (name: string) => { readonly word: string; readonly text: string } | undefined;
} {
	const { t } = usePage();
	const { sent } = useDesk();
	const mine = sent?.action === action ? sent : undefined;
	return {
		of(name, first) {
			const value = mine?.form.get(name);
			return typeof value === "string" ? value : first;
		},
		problem: (name) =>
			mine?.problem?.field === name ? { word: t("search.error"), text: mine.problem.text } : undefined,
	};
}
