// In which order the files of tests run.
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take ten seconds and more, each kind's longest first: begun last, one of them would run on alone. */
const longest = [
	"browser/filters",
	"browser/every-page",
	"browser/forms",
	"browser/styleguide",
	"browser/results-fit",
	"browser/funnel",
	"browser/search-form",
	"browser/budgets",
	"browser/axe",
	"browser/menu",
	"browser/date-picker",
	"browser/layout",
	"browser/booking",
	"worker/html",
	"worker/caching",
	"language/links",
	"worker/pages",
	"scripts/agency-process",
	"flights/sample/generated-searches",
	"worker/results",
	"worker/kill",
	"worker/alerts",
	"worker/duffel",
];

const rank = ({ moduleId }: TestSpecification): number => {
	const at = longest.findIndex((name) => moduleId.includes(`/test/${name}.test.`));
	return at < 0 ? longest.length : at;
};

/** Kind after kind, since the files of one share their processes; of each first what takes longest, then as vitest would. */
export class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		const kinds = [...new Set(sorted.map(({ project }) => project.name))];
		const kind = ({ project }: TestSpecification) => kinds.indexOf(project.name);
		return sorted.sort((one, other) => kind(one) - kind(other) || rank(one) - rank(other));
	}
}
