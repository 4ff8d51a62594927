// The first screen: the box, which the head of every page has, and what waits for somebody.
import { PageHead } from "../../ui/page-head.tsx";
import { useDesk } from "../frame/desk-context.tsx";
import type { DeskHandler } from "../frame/desk-page.ts";

export const home: DeskHandler<"home"> = ({ d }) => ({ title: d("home.heading"), view: <HomeView /> });

function HomeView() {
	const { d } = useDesk();
	return <PageHead heading={d("home.heading")} lead={d("home.lead")} />;
}
