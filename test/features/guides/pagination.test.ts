import { expect, test } from "vitest";
import { pagesShown } from "../../../src/features/guides/pagination.tsx";

test.each([
	[1, 2, [1, 2]],
	[3, 5, [1, 2, 3, 4, 5]],
	[1, 9, [1, 2, "gap after", 9]],
	[4, 9, [1, 2, 3, 4, 5, "gap after", 9]],
	[5, 9, [1, "gap before", 4, 5, 6, "gap after", 9]],
	[6, 9, [1, "gap before", 5, 6, 7, 8, 9]],
	[9, 9, [1, "gap before", 8, 9]],
])("page %i of %i leads to its neighbors and the ends, and no gap hides a single page", (current, total, shown) => {
	expect(pagesShown(current, total)).toEqual(shown);
});
