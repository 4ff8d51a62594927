// Who taps the number on a trip's page has said that they are on the phone: the page's form that says so is sent for them.

/** Once they are back on the page, and not before: the dialer would be left for it. Nothing where the page has no such form. */
export function sendOnCall(): void {
	const form = document.querySelector<HTMLFormElement>("form[data-on-call]");
	if (!form) return;
	document.addEventListener("visibilitychange", function back() {
		if (document.visibilityState !== "visible") return;
		document.removeEventListener("visibilitychange", back);
		form.requestSubmit();
	});
}
