// Whether a visit to this page may be measured: the consent question stands there, and the policy lets the tag in.
import type { PageContext } from "../page/page-context.tsx";
import { isMeasurable } from "../routes.ts";

export function isMeasured({ id, config, target }: Pick<PageContext, "id" | "config" | "target">): boolean {
	return config.measurementId !== null && isMeasurable(id, new URLSearchParams(target.split("?")[1]));
}
