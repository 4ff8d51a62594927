// The trap of every form that anybody may send: a field that no person sees, so what fills it in is a machine.

/** Its name, which reads like something to fill in. */
export const trapField = "website";

/** Whoever sent this is answered as if it had arrived, so that a machine learns nothing. */
export function isTrapped(form: FormData): boolean {
	return Boolean(form.get(trapField));
}
