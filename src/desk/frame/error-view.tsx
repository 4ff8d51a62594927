// What stands instead of a page that is not there or that failed.
import { PageHead } from "../../ui/page-head.tsx";
import { useDesk } from "./desk-context.tsx";

export function ErrorView({ why }: { readonly why: "missing" | "failed" }) {
	const { d } = useDesk();
	return <PageHead heading={d(`error.${why}.heading`)} lead={d(`error.${why}.text`)} />;
}
