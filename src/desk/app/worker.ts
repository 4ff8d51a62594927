// The desk's Worker as the platform runs it: what tests in Node cannot import stands here alone.
import { waitUntil } from "cloudflare:workers";
import { createDeskWorker } from "./desk-worker.ts";

export default createDeskWorker(waitUntil);
