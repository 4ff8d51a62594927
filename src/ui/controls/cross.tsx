// The cross of a close button; its button says in words what it closes.
import { X } from "lucide";
import { Icon } from "./icon.tsx";

export function Cross() {
	return <Icon of={X} size={20} />;
}
