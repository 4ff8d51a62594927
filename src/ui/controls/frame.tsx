// What stands around every control: label, hint and error, tied to it by ids that follow from its own.
import type { ReactNode } from "react";
import { FieldError, type FieldProblem } from "./field-error.tsx";
import { noFilling } from "./no-filling.ts";

export interface FieldFrame {
	/** The id of the control; `-hint` and `-error` are added for what describes it. It is given, because `useId` differs in islands. */
	readonly id: string;
	readonly label: string;
	/** "(required)" or "(optional)", in words: no asterisk says it to everybody. */
	readonly mark?: string | undefined;
	readonly hint?: string | undefined;
	readonly problem?: FieldProblem | undefined;
	/** Offers a way out of the problem, in place of its text; it carries the id that ends in `-error`. */
	readonly problemView?: ReactNode;
	/** Id of something else that describes the control. */
	readonly describedBy?: string | undefined;
	/** The class of the element around it all. */
	readonly frameClass?: string | undefined;
}

/** The properties of the control itself: all but those of its frame, and the ids of what describes it. */
export function controlOf<Props extends FieldFrame>(props: Props) {
	const { label, mark, hint, problem, problemView, describedBy, frameClass, ...control } = props;
	const isOwn = "autoComplete" in control && control.autoComplete === noFilling.autoComplete;
	return { ...control, ...described(props), className: "control", ...(isOwn && noFilling) };
}

/** The attributes that tie a control to what stands around it. The hint is read before the error. */
export function described({ id, hint, problem, describedBy }: Omit<FieldFrame, "label">) {
	const ids = [describedBy, hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(" ");
	return { id, "aria-describedby": ids || undefined, "aria-invalid": problem ? true : undefined };
}

/** May be given all the properties of a control; it uses its own. */
export function ControlFrame(props: FieldFrame & { readonly children?: ReactNode }) {
	const { id, label, mark, hint, problem, problemView, frameClass = "", children } = props;
	return (
		<div className={`form-field ${frameClass}`.trim()} data-invalid={problem ? "" : undefined}>
			<label className="control-label" htmlFor={id}>
				{label}
				{mark && <span className="control-hint"> {mark}</span>}
			</label>
			{hint && (
				<p className="control-hint" id={`${id}-hint`}>
					{hint}
				</p>
			)}
			{problemView ?? <FieldError id={`${id}-error`} problem={problem} />}
			<div className="control-box">{children}</div>
		</div>
	);
}
