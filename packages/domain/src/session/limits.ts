export const AUTH_TOKEN_LIFE_MINUTES = 15
export const REFRESH_TOKEN_LIFE_DAYS = 14
/** Two tabs that refresh at once both succeed; later reuse of a spent token means that it was stolen. */
export const REFRESH_GRACE_SECONDS = 10
