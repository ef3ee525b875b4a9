export interface Clock {
  now: () => Date
  advance: (milliseconds: number) => void
}

/** Stands still until it is told to go on. */
export function createClock(start = new Date('2026-11-02T09:00:00.000Z')): Clock {
  let at = start.getTime()
  return {
    now: () => new Date(at),
    advance: (milliseconds) => {
      at += milliseconds
    },
  }
}
