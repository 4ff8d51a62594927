// Phone numbers in a browser, by plans without kinds of numbers: what they let pass, the server reads by the whole ones.
import plans from "libphonenumber-js/min/metadata";
import examples from "libphonenumber-js/mobile/examples";
import { createPhoneReader } from "../phone-reading.ts";

export const typedPhones = createPhoneReader(plans, examples);
