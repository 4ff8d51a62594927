// Streams a page with late data: the shell up to its late region, the region when it is ready, then the rest.
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { endsLater } from "../edge/log.ts";
import { localize } from "../links.ts";
import { CallLink } from "../ui/call-link.tsx";
import { Notice } from "../ui/notice.tsx";
import { lateMark } from "./late-region.tsx";
import { type PageContext, PageProvider, usePage } from "./page-context.tsx";

/**
 * The answer for a rendered shell. `complete` (a crawler) gets it in one piece and without the fallback. Its log line
 * waits for the end of the stream and says what failed after the shell.
 */
export async function streamLate(
	shell: Response,
	late: Promise<ReactNode>,
	page: PageContext,
	complete: boolean,
): Promise<Response> {
	let failure: string | undefined;
	const region = renderLate(late, page, (error) => {
		failure = `late: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`;
	});
	const { before, fallback, after } = splitAtLateRegion(await shell.text());
	if (complete) return endsLater(new Response(before + (await region) + after, shell), Promise.resolve(failure));

	const encoder = new TextEncoder();
	const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
	const writer = writable.getWriter();
	const write = async () => {
		try {
			await writer.write(encoder.encode(before + fallback));
			await writer.write(encoder.encode((await region) + after));
			await writer.close();
			return failure;
		} catch (error) {
			// Either nobody reads any more, or even the notice of a failure could not be rendered.
			await writer.abort(error).catch(() => {});
			return failure ?? "late: ended early";
		}
	};
	return endsLater(new Response(readable, shell), write());
}

/**
 * Splits a finished shell at its mark. A crawler's copy (`complete`) loses the fallback too, because nothing will
 * be waited for in front of it. Throws if the view forgot its LateRegion.
 */
function splitAtLateRegion(html: string): { before: string; fallback: string; after: string } {
	const at = html.indexOf(lateMark);
	if (at < 0) throw new Error("a page with late data has no LateRegion in its view");
	const fallbackAt = html.lastIndexOf("<p ", at);
	return {
		before: html.slice(0, fallbackAt),
		fallback: html.slice(fallbackAt, at),
		after: html.slice(at + lateMark.length),
	};
}

/** Renders late content; a failure becomes a notice in its place and is reported to `onError`. Never rejects. */
async function renderLate(
	late: Promise<ReactNode>,
	page: PageContext,
	onError: (error: unknown) => void,
): Promise<string> {
	const wrap = (content: ReactNode) =>
		renderToString(
			<PageProvider page={page}>
				<div className="late">{content}</div>
			</PageProvider>,
		);
	try {
		return wrap(await late);
	} catch (error) {
		onError(error);
		return wrap(<LateFailure />);
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
