// The button that sends a form which anybody may send; after its trap was filled in, it says that a person presses it.
import { checked } from "../../forms/rules.ts";
import { personField } from "../../forms/trap.ts";
import { usePage } from "../../page/page-context.tsx";
import { Button } from "../controls/button.tsx";

interface SendButtonProps {
	/** The trap of the form was filled in. */
	readonly trapped: boolean;
	readonly children: string;
}

export function SendButton({ trapped, children }: SendButtonProps) {
	const { t } = usePage();
	if (!trapped) return <Button type="submit">{children}</Button>;
	return (
		<Button type="submit" name={personField} value={checked}>
			{t("trap.confirm")}
		</Button>
	);
}
