// Exchanges what stands in "From" and "To" of the first flight; there only with script.
import { ArrowDownUp } from "lucide";
import { Icon } from "../../../../ui/controls/icon.tsx";
import { useForm } from "./form-context.tsx";

export function SwapButton() {
	const { t, idOf, announce } = useForm();
	function swap() {
		const from = document.getElementById(idOf("from"));
		const to = document.getElementById(idOf("to"));
		if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement)) return;
		[from.value, to.value] = [to.value, from.value];
		announce(t("search.swapped"));
	}
	return (
		<button type="button" className="fs-swap" data-replay="" aria-label={t("search.swap")} onClick={swap}>
			<Icon of={ArrowDownUp} size={20} />
		</button>
	);
}
