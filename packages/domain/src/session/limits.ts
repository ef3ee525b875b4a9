export const AUTH_TOKEN_LIFE_MINUTES = 15
export const REFRESH_TOKEN_LIFE_DAYS = 14
/**
 * Two tabs that refresh at the same time must both succeed; a later reuse of a spent token means that it was
 * stolen.
 */
export const REFRESH_GRACE_SECONDS = 10
/** A person has far fewer devices; each further log-in ends the session that was unused for longest. */
export const SESSIONS_PER_MEMBER_MAX = 100
/** The Windows program grants a pass without contact to the server for this long. */
export const OFFLINE_PASS_DAYS = 14
