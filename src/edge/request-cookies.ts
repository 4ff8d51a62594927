// Our own cookies as a request brings them.
import { type Cookies, readCookies } from "../privacy/cookies.ts";
import { schemeOf } from "./raw-url.ts";

export function cookiesOf(request: Pick<Request, "url" | "headers">): Cookies {
	return readCookies(request.headers.get("cookie"), schemeOf(request) === "https");
}
