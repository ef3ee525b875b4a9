export interface TokenBucketOptions {
  burst: number
  perSecond: number
  /** The clock in milliseconds. */
  now: () => number
}

export interface TokenBucket {
  /** Takes one, or returns the seconds until there is one. */
  take: () => number
}

export function createTokenBucket({ burst, perSecond, now }: TokenBucketOptions): TokenBucket {
  let left = burst
  let countedAt = now()
  return {
    take() {
      const at = now()
      // A clock that is set back must not take tokens away.
      left = Math.min(burst, left + (Math.max(0, at - countedAt) / 1000) * perSecond)
      countedAt = at
      if (left < 1) return (1 - left) / perSecond
      left -= 1
      return 0
    },
  }
}
