// Exchanges what stands in "From" and "To" of the first flight; there only with script.
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
			<svg viewBox="0 0 24 24" aria-hidden="true">
				<path d="M8 4v15m0 0-4-4m4 4 4-4M16 20V5m0 0-4 4m4-4 4 4" />
			</svg>
		</button>
	);
}
