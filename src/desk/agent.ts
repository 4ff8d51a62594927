// Who sits at the desk, as their assertion says.

export const roles = ["agent", "lead", "auditor"] as const;
/** `agent`: works on trips; `lead`: also gives back money and corrects what others did; `auditor`: reads the record, and nothing else. */
export type Role = (typeof roles)[number];

export interface Agent {
	/** Their mail address in lower case, as the identity provider has it. */
	readonly id: string;
	readonly role: Role;
}
