// The event by which an island asks the toasts to say something. Its name is written where it is used, and typed by this: the
// boot script hears it, and has no byte for a module that others share.
export type NotifyEvent = "site:notify";
