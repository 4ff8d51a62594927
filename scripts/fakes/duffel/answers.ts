// Answers of the fake that are errors, in Duffel's shape.
import type {} from "@duffel/api";
import type { ApiResponseError, ApiResponseMeta } from "@duffel/api/types";

export interface Answer {
	readonly status: number;
	readonly body?: unknown;
	readonly headers?: Readonly<Record<string, string>>;
}

const types: Readonly<Record<number, string>> = {
	400: "invalid_request_error",
	401: "authentication_error",
	404: "invalid_request_error",
	422: "invalid_state_error",
	429: "rate_limit_error",
};

/** `about` is a JSON pointer. Messages quote what was sent, as an API's may: none of it must reach our log. */
export function failure(status: number, code: string, { type, message = code, about }: Detail = {}): Answer {
	const documentation_url = "https://duffel.com/docs/api/overview/errors";
	const source = about ? { field: about.split("/").at(-1), pointer: about } : undefined;
	const kind = type ?? types[status] ?? "api_error";
	const error: SentError = { type: kind, code, title: code, message, documentation_url, ...(source && { source }) };
	const meta: ApiResponseMeta = { status, request_id: "FakeRequest-1" };
	return { status, body: { errors: [error], meta } };
}

/** What is wrong with a field is said where it is: in the documentation, though not in the library's type. */
interface SentError extends ApiResponseError {
	readonly source?: { readonly field: string | undefined; readonly pointer: string };
}

interface Detail {
	readonly type?: string;
	readonly message?: string;
	readonly about?: string;
}
