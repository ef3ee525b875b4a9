/** Held by whoever may make them fewer, before anything else is locked: the last one must stay. */
export const ADMINISTRATORS_LOCK = 'administrators'
