// The box: whatever the caller says. It posts, so that no name and no number ever stands in an address or in a history.
import { Field } from "../../ui/controls/field.tsx";
import { deskHref, deskRouteOf } from "../routes.ts";
import { useDesk } from "./desk-context.tsx";
import { KeyedSubmit } from "./keyed.tsx";

/** The name of what is typed. */
export const saidField = "said";
const id = "find-said";

export function FindBox({ said }: { readonly said: string | undefined }) {
	const { d, route } = useDesk();
	return (
		<search className="wrap">
			<form method="post" action={deskHref("find")} className="desk-find">
				<Field
					id={id}
					name={saidField}
					label={d("find.label")}
					hint={d("find.hint")}
					defaultValue={said}
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					maxLength={200}
					autoFocus={deskRouteOf(route).boxFirst}
				/>
				<KeyedSubmit of="find" look="primary">
					{d("find.button")}
				</KeyedSubmit>
			</form>
		</search>
	);
}
