// The event by which anything on the page raises a notice; it loads the toast island where that is not there yet.

/** `boot` and the toast island listen for it on the document; its detail is the code of the message. */
export const notifyEvent = "site:notify";
