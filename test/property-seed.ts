// Property tests draw the same values in every run, so that a failure can be repeated; SEED draws others.
import fc from "fast-check";
import { seed } from "./soak.ts";

fc.configureGlobal({ seed });
