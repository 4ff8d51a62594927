// In which order the files of tests run.
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take ten seconds and more, each kind's longest first: begun last, one of them would run on alone. */
const longest = [
	"browser/every-page",
	"browser/funnel",
	"browser/forms",
	"browser/filters",
	"browser/styleguide",
	"browser/booking",
	"browser/search-form",
	"browser/results-fit",
	"browser/desk",
	"browser/axe",
	"browser/layout",
	"browser/date-picker",
	"browser/cookie-policy",
	"browser/proposal",
	"browser/reload-once",
	"browser/budgets",
	"browser/menu",
	"browser/journey",
	"browser/analytics",
	"language/links",
	"worker/html",
	"worker/caching",
	"scripts/agency-process",
	"scripts/doctor/filled-in-process",
	"reliability/failures",
	"effects/budgets",
	"flights/sample/generated-searches",
	"worker/kill",
	"worker/results",
	"worker/budgets",
	"worker/messages",
	"worker/alerts",
	"worker/generated-searches",
	"worker/call-back",
	"worker/fares",
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
