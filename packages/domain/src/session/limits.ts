export const AUTH_TOKEN_LIFE_MINUTES = 15
export const REFRESH_TOKEN_LIFE_DAYS = 14
/** Two tabs that refresh at once must both succeed; a later reuse of a spent token means that it was stolen. */
export const REFRESH_GRACE_SECONDS = 10
/** The time for which the Windows program grants a pass without contact to the server. */
export const OFFLINE_PASS_DAYS = 14
