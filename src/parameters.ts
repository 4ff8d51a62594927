// The names of URL parameters, and the values of one, pure data: a row of the route table takes its list from here, and a form's fields or a filter's rows are typed by it.

/** What tells the parameters of one slice of a trip from another's: from, from2, … from6. */
export const sliceSuffixes = ["", "2", "3", "4", "5", "6"] as const;
export type SliceSuffix = (typeof sliceSuffixes)[number];

/** Every parameter of a search, in the order of the canonical URL. */
export const searchParameters = [
	"trip",
	...sliceSuffixes.flatMap((suffix) => [`from${suffix}`, `to${suffix}`, `depart${suffix}`] as const),
	...(["return", "adults", "ages", "bags", "cabin", "flex", "nearby"] as const),
] as const;

const sliceNumbers = [1, 2, 3, 4, 5, 6] as const;

/**
 * The filters of a results page, in the order of their form. `leave1` and `arrive1` are the parts of the day of the first
 * slice, `leave1from` and `leave1to` free times, `origin1` and `destination1` its airports; `airlineHow` says how the
 * airlines are meant. Marked as pure, so that a script that reads other names from here does not carry it.
 */
export const filterParameters = /* @__PURE__ */ (() =>
	[
		...(["stops", "bag", "airlineHow", "airline", "price"] as const),
		...(["refund", "basic", "redeye", "alliance"] as const),
		...sliceNumbers.flatMap(
			(slice) =>
				[
					...([`origin${slice}`, `destination${slice}`] as const),
					...([`leave${slice}`, `leave${slice}from`, `leave${slice}to`] as const),
					...([`arrive${slice}`, `arrive${slice}from`, `arrive${slice}to`] as const),
				] as const,
		),
		...(["time", "via", "layover"] as const),
	] as const)();

/** The form about a flight that the airline canceled or moved. */
export const disruptionParameters = [
	...(["event", "airline", "from", "to", "leaves", "arrives", "newleaves", "newarrives"] as const),
	...(["worse", "told", "taken", "paid", "want"] as const),
] as const;

/** Asks, beside that form, for other flights of that day. */
export const nearParameter = "near";

/** The form that says which rule holds for a change of one's own. */
export const changeParameters = [
	...(["wish", "airline", "seller", "booked", "bookedtime", "bookedzone"] as const),
	...(["departs", "departstime", "departszone"] as const),
] as const;

/** The 24-hour clock: when it was booked and when it departs, where and how. */
export const clockParameters = [
	...(["booked", "bookedtime", "bookedzone", "departs", "departstime", "departszone"] as const),
	...(["touch", "seller", "airline", "way"] as const),
] as const;

/** The checklists, in the order of their page. */
export const checklistIds = [
	...(["before-booking", "week-before", "travel-day", "canceled", "bag-missing", "child"] as const),
	...(["to-the-us", "to-latin-america"] as const),
] as const;

/** The sides of a bag, and in what they are. */
export const bagParameters = ["long", "wide", "high", "unit"] as const;

/** Which itineraries of a search stand side by side, and how many carry-ons go along; checked bags are the search's own. */
export const wholeTripParameters = ["offer", "second", "third", "carryon"] as const;

/** Where to go from here, and for how much. */
export const exploreParameters = [
	...(["from", "month", "trip", "nights", "budget", "nonstop", "region"] as const),
] as const;

/**
 * The cities in the United States that most of our travelers leave from, the busiest first: proposed to who has not said where
 * they are. Codes of an airport or metropolitan area.
 */
export const busiestOrigins = ["NYC", "MIAA", "LAXA", "HOUA", "CHI", "DFWA", "ATL", "SFOA", "WAS", "ORL"] as const;

/** What a call is asked for: a chosen trip or a booking, besides a search; or another request, which takes the place of one. */
export const callBackParameters = ["quote", "booking", "change"] as const;

/** The trip that a fare alert is about, and for whom and how it is priced. */
export const alertParameters = [
	...(["from", "to", "depart", "return", "month", "stay"] as const),
	...(["adults", "ages", "bags", "cabin", "nearby"] as const),
] as const;

/** The number of a message that has arrived, or that something else did, for the page that says so. */
export const sentParameter = "sent";
/** The secret of a link out of a booking's mail. */
export const proofParameter = "proof";
/** The answer to an airline's change that was pressed, before it is said again. */
export const changeAnswerParameter = "answer";

/** What a message can be about, in the order of the list. */
export const contactTopics = [
	"newTrip",
	"booking",
	"change",
	"refund",
	"complaint",
	"privacy",
	"website",
	"other",
] as const;
