// `agency called`: words that an agent reached the traveler at the number of the booking.
import { reached } from "../../src/desk/acts/reach.ts";
import { groupReference } from "../../src/references/reference.ts";
import type { AgencyTool } from "./tool.ts";

const follows = {
	soon: "If its seats wait for that, they are asked for within seven minutes.",
	late: "Its price was agreed to too long ago to be asked for by itself: hold the seats at the source.",
} as const;

/** False, with the reason said, where there is nobody to reach; nothing is written then. */
export async function provenByCall(tool: AgencyTool, code: string): Promise<boolean> {
	const name = groupReference(code);
	const answer = await reached(tool, tool.doer, code, tool.now());
	if (answer.kind !== "done") {
		const why = answer.kind === "illegal" ? `${name} is ${answer.state}` : "No booking has this code";
		tool.complain(`${why}. Nothing was changed.`);
		return false;
	}
	tool.say(`${name}: its traveler was reached by phone.`);
	if (answer.seats !== "none") tool.say(follows[answer.seats]);
	return true;
}
