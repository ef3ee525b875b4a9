/** Periodic work. It must be idempotent: a server that dies in the middle leaves it to the next. */
export interface PeriodicJob {
  name: string
  /** A divisor of a day, so that all servers use the same times. */
  everyMinutes: number
  run: (now: Date) => Promise<unknown>
}
