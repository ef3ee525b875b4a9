/** Runs one task at a time. */
export type Mutex = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * One at a time across all tabs. Without `navigator.locks` (pages without https) only within this tab; two
 * tabs that refresh at the same time are then covered by the server's grace period of a few seconds.
 */
export function acrossTabs(
  name: string,
  locks: LockManager | undefined = globalThis.navigator?.locks,
): Mutex {
  return locks ? (work) => locks.request(name, work) : inThisTab()
}

export function inThisTab(): Mutex {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work, work)
    last = mine.catch(() => undefined)
    return mine
  }
}
