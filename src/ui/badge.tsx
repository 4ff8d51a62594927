// A word or two that qualify what they stand beside.
import type { ReactNode } from "react";

export function Badge({ children }: { children: ReactNode }) {
	return <span className="badge">{children}</span>;
}
