// What an agent at the desk opens, works on and is recorded with.

export const subjectKinds = ["booking", "quote", "message", "alert", "mail"] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** `id`: a booking's code, a quote's reference, a message's or an alert's number, a mail's id in the outbox: never anything personal. */
export interface Subject {
	readonly kind: SubjectKind;
	readonly id: string;
}
