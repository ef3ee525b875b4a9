export const AUTH_TOKEN_LIFE_MINUTES = 15
export const REFRESH_TOKEN_LIFE_DAYS = 14
/** Two tabs that refresh at once must both succeed; a later reuse of a spent token means that it was stolen. */
export const REFRESH_GRACE_SECONDS = 10
/** Far more devices than a person has; each log-in beyond ends the session that was unused for longest. */
export const SESSIONS_PER_MEMBER_MAX = 100
/** The time for which the Windows program grants a pass without contact to the server. */
export const OFFLINE_PASS_DAYS = 14
