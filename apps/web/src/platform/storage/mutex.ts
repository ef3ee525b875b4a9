/** Runs one piece of work at a time. */
export type Mutex = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * One at a time among all tabs. Without `navigator.locks` (pages without https) only within this tab; two tabs
 * that then refresh at once are covered by the server's few seconds of grace.
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
