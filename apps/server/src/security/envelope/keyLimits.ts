const HOUR_MS = 3_600_000

/** The life of a server key. */
export const RSA_KEY_LIFE_MS = 24 * HOUR_MS
export const RSA_KEY_GRACE_MS = 2 * HOUR_MS
/** The next key is made this long before it is handed out, so that every server knows it by then. */
export const RSA_KEY_LEAD_MS = HOUR_MS / 6
export const RSA_KEY_REFRESH_MS = 60_000
/** How often an unknown key may make a server look into the database. */
export const RSA_KEY_LOOK_UP_MS = 1000

/** RSA operations, about 2 ms of a core each. */
export const UNWRAPS_AT_ONCE = 2
export const UNWRAPS_WAITING = 40

/**
 * Who may have keys unwrapped. Anybody can make wrapped keys that open, so the entries outnumber what the budget lets
 * in during one life: nobody's remembered key is ever pushed out by a flood.
 */
export const UNWRAP_BUDGET = {
  address: { burst: 120, perSecond: 4 },
  all: { burst: 300, perSecond: 100 },
  /** Addresses whose budget is remembered. */
  addresses: 20_000,
} as const

export const SESSION_KEYS = { entries: 65_536, lifeMs: 600_000 } as const
export const BOGUS_KEYS = { entries: 10_000, lifeMs: 60_000 } as const
