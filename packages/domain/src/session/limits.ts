export const AUTH_TOKEN_LIFE_MINUTES = 15
export const REFRESH_TOKEN_LIFE_DAYS = 14
/** Two tabs that refresh at once both succeed; later reuse of a spent token means that it was stolen. */
export const REFRESH_GRACE_SECONDS = 10
/** How long what a pass gave goes on without a word from the server, in the Windows program. */
export const OFFLINE_PASS_DAYS = 14
