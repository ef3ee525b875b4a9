/** A recorded call of the REST interface. */
export interface Call {
  readonly at: string
  readonly method: string
  readonly path: string
  readonly idempotencyKey: string | null
  readonly status: number
  readonly isReplay: boolean
  readonly faults: readonly string[]
}

export interface CallLog {
  add(call: Call): void
  list(): readonly Call[]
  clear(): void
}

const KEPT_CALLS = 20_000

export function createCallLog(): CallLog {
  let calls: Call[] = []
  return {
    add(call) {
      calls.push(call)
      if (calls.length > KEPT_CALLS) calls = calls.slice(-KEPT_CALLS / 2)
    },
    list: () => calls,
    clear() {
      calls = []
    },
  }
}
