/** Work that comes back. It must bear being run twice: a server that dies in the middle leaves it to the next. */
export interface PeriodicJob {
  name: string
  /** A divisor of a day, so that every server means the same minutes. */
  everyMinutes: number
  run: (now: Date) => Promise<unknown>
}
