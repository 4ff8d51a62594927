// Who taps the number on a trip's page has said that they are on the phone: the page's form that says so is sent for them.

/** Once they are back on the page, and not before: sent at once it would take the dialer away. */
export function sendOnCall(call: HTMLElement, causes: readonly Event[]): void {
	const form = document.querySelector<HTMLFormElement>("form[name=onCall]");
	const back = () => document.visibilityState === "visible" && form?.requestSubmit();
	const pressed = ({ type }: Event) => type === "click" && document.addEventListener("visibilitychange", back);
	// The press that woke it may be the one.
	causes.forEach(pressed);
	call.addEventListener("click", pressed);
}
