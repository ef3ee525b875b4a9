import pg from 'pg'

/** The message of pg's `query_timeout`, which has neither a class nor a code. */
const READ_TIMEOUT = 'Query read timeout'

type Callback = (error: Error | null, result?: unknown) => void

/**
 * A connection whose query timed out still waits for the answer: `rollback` would wait behind it, and in the
 * pool it would block the next user. pg only abandons the query, so the connection is ended here before the
 * caller is notified; the pool drops connections that are ending.
 */
export class BoundedClient extends pg.Client {
  private readonly endIfSilent = (error: unknown): void => {
    if (error instanceof Error && error.message === READ_TIMEOUT) void this.end()
  }

  // The overloads of pg can't be repeated here; `guard` returns what pg returns.
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
