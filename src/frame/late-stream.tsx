// Streams a page with late data: the shell up to its late region, the region when it is ready, then the rest.

import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { endsLater } from "../edge/log.ts";
import { localize } from "../i18n/language-parameter.ts";
import type { FirstScreen } from "../page/first-screen.ts";
import { cutAtLateRegion } from "../page/late-region.tsx";
import { type PageContext, usePage } from "../page/page-context.tsx";
import { drawn } from "../page/parts.tsx";
import { answerOf, type Piece } from "../page/pieces.ts";
import { RestOfStyles } from "../page/rest-of-styles.tsx";
import { escapeHtml } from "../text/fill.ts";
import { inTime } from "../time/in-time.ts";
import { CallLink } from "../ui/call-link.tsx";
import { Notice } from "../ui/notice.tsx";
import { AnsweredStep } from "./answered-step.tsx";
import { streamed } from "./stream.ts";

interface LateData {
	readonly late: Promise<ReactNode>;
	/** Who has answered so far, as it happens; ends when `late` is settled. Told only when the wait is a long one. */
	readonly answers?: ReadableStream<string> | undefined;
	/** Where `late` has the style sheets: the notice of a failure brings them too. */
	readonly firstScreen?: FirstScreen | undefined;
}

/** A wait longer than this is told: half a second is felt, but does not surprise yet. */
const patienceMs = 500;

/**
 * The answer for a drawn shell. `complete` (a crawler) gets it in one piece and without the fallback. Its log line
 * waits for the end of the stream and says what failed after the shell.
 */
export async function streamLate(
	shell: readonly Piece[],
	{ late, answers, firstScreen }: LateData,
	page: PageContext,
	{ init, complete }: { readonly init: ResponseInit; readonly complete: boolean },
): Promise<Response> {
	let failure: string | undefined;
	const failed = (
		<>
			{firstScreen && <RestOfStyles of={firstScreen} />}
			<LateFailure />
		</>
	);
	const region = renderLate({ late, failed }, page, (error) => {
		failure = `late: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`;
	});
	const { before, fallback, after } = cutAtLateRegion(shell);
	if (complete) return endsLater(answerOf([...before, ...(await region), ...after], init), Promise.resolve(failure));
	async function* chunks() {
		yield [...before, ...fallback[0]];
		if (answers && !(await soon(region))) for await (const html of progress(answers, page)) yield [html];
		yield [...fallback[1], ...(await region), ...after];
	}
	return streamed(chunks(), init, () => failure);
}

function soon(region: Promise<unknown>): Promise<boolean> {
	return inTime(
		region.then(() => true),
		patienceMs,
		() => false,
	);
}

/** Who has answered, one by one. */
async function* progress(answers: ReadableStream<string>, page: PageContext): AsyncGenerator<string> {
	let begun = false;
	for await (const name of answers) {
		if (!begun) yield `<p>${escapeHtml(page.messages.t("late.answered"))}</p><ul class="progress-steps">`;
		begun = true;
		yield renderToString(<AnsweredStep name={name} />);
	}
	if (begun) yield "</ul>";
}

/** Renders late content; a failure becomes a notice in its place and is reported to `onError`. Never rejects. */
async function renderLate(
	{ late, failed }: { readonly late: Promise<ReactNode>; readonly failed: ReactNode },
	page: PageContext,
	onError: (error: unknown) => void,
): Promise<readonly Piece[]> {
	const wrap = (content: ReactNode) => drawn(page, <div data-late="">{content}</div>);
	try {
		return await wrap(await late);
	} catch (error) {
		onError(error);
		return wrap(failed);
	}
}

function LateFailure() {
	const { t, target, language } = usePage();
	return (
		<Notice tone="problem" heading={t("late.failed.heading")}>
			<p>{t("late.failed.text")}</p>
			<p className="mt-3 flex flex-wrap gap-x-6 gap-y-3">
				<a className="link" href={localize(target, language)}>
					{t("late.failed.retry")}
				</a>
				<CallLink />
			</p>
		</Notice>
	);
}
