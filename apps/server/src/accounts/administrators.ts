/**
 * Must be taken by whoever may reduce the number of administrators, before any other lock: the last one must
 * stay.
 */
export const ADMINISTRATORS_LOCK = 'administrators'
