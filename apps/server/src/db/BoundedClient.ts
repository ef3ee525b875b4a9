import pg from 'pg'

/** What `query_timeout` of pg says; it has neither a class nor a code. */
const READ_TIMEOUT = 'Query read timeout'

type Callback = (error: Error | null, result?: unknown) => void

/**
 * A connection whose question was not answered in time still waits for that answer: `rollback` would wait behind it,
 * and back in the pool it would hold up whoever comes next. pg only gives the question up, so the connection is ended
 * here, before the caller hears of it; the pool keeps none that is ending.
 */
export class BoundedClient extends pg.Client {
  private readonly endIfSilent = (error: unknown): void => {
    if (error instanceof Error && error.message === READ_TIMEOUT) void this.end()
  }

  // The overloads of pg can't be written here once more; `guard` leaves what it answers as it is.
  override query: pg.Client['query'] = ((...args: unknown[]) => this.guard(args)) as never

  private guard(args: unknown[]): unknown {
    const at = args.findIndex((arg) => typeof arg === 'function')
    const callback = args[at] as Callback | undefined
    const ask = super.query as (...given: unknown[]) => unknown
    if (callback !== undefined) {
      const guarded: Callback = (error, result) => {
        this.endIfSilent(error)
        callback(error, result)
      }
      return ask.apply(this, args.with(at, guarded))
    }
    const answer = ask.apply(this, args)
    if (!(answer instanceof Promise)) return answer
    return answer.catch((error: unknown) => {
      this.endIfSilent(error)
      throw error
    })
  }
}
