// The fake's own payment page: no card, three buttons.
import type { FakeSession } from "./data.ts";
import { branch, text } from "./form.ts";

export function hostedPage(
	{ sent, status, currency, amount_total, cancel_url, locale }: FakeSession,
	declined: boolean,
) {
	const amount = (minor: number) => `${(minor / 100).toFixed(2)} ${currency.toUpperCase()}`;
	const lines = Object.values(branch(sent, "line_items") ?? {}).map((line) => {
		const name = text(line, "price_data", "product_data", "name");
		return `<li>${html(name)}: ${amount(Number(text(line, "price_data", "unit_amount")))}</li>`;
	});
	const buttons =
		status === "open"
			? `<form method="post"><button name="do" value="pay">Pay</button> <button name="do" value="decline">Decline</button></form>`
			: `<p>This session is ${status}.</p>`;
	return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>Fake Stripe</title>
<h1>Fake Stripe: no card, no money</h1>${declined ? "<p role=alert>Your card was declined.</p>" : ""}
<ul>${lines.join("")}</ul><p>Total: ${amount(amount_total)}</p>${buttons}
<p><a href="${html(cancel_url)}">Back</a></p>`;
}

function html(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
