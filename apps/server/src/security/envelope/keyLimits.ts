const HOUR_MS = 3_600_000

/** The life of a server key. */
export const RSA_KEY_LIFE_MS = 24 * HOUR_MS
export const RSA_KEY_GRACE_MS = 2 * HOUR_MS
/** The next key is made this long before it is given out, so that every server knows it by then. */
export const RSA_KEY_LEAD_MS = HOUR_MS / 6
export const RSA_KEY_REFRESH_MS = 60_000
/** How often an unknown key may make a server query the database. */
export const RSA_KEY_LOOK_UP_MS = 1000

/** RSA operations take about 2 ms of a core each. */
export const UNWRAPS_AT_ONCE = 2
export const UNWRAPS_WAITING = 40

/**
 * The budget for unwrapping keys. Anybody can make valid wrapped keys, so the cache has more entries than the
 * budget allows during one key's life: a flood never evicts another client's key.
 */
export const UNWRAP_BUDGET = {
  address: { burst: 120, perSecond: 4 },
  all: { burst: 300, perSecond: 100 },
  /** The number of addresses whose budget is stored. */
  addresses: 20_000,
} as const

export const SESSION_KEYS = { entries: 65_536, lifeMs: 600_000 } as const
export const BOGUS_KEYS = { entries: 10_000, lifeMs: 60_000 } as const
