// What stops a command that was written wrongly.

/** Something was written that no command has; its message says what. */
export class NotUnderstood extends Error {}
