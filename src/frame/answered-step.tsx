// One of those asked that has answered: a line of a list, for a page that is still being written.
import { Check } from "lucide";
import { Icon } from "../ui/controls/icon.tsx";

export function AnsweredStep({ name }: { name: string }) {
	return (
		<li data-done="">
			<Icon of={Check} />
			{name}
		</li>
	);
}
