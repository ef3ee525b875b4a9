import { finished, type Writable } from 'node:stream'
import { ActionError } from '#rpc/ActionError.ts'

export interface UnsentAnswers {
  /** Throws TOO_MANY_REQUESTS while too much of this caller's earlier answers wasn't fetched. */
  mustHaveRoom: (caller: string) => void
  /** Counts an answer until the operating system has taken all of it, or its connection is gone. */
  count: (caller: string, bytes: number, answer: Writable) => void
}

export interface UnsentAnswersOptions {
  bytesPerCaller?: number
}

const MIB = 1024 * 1024
/** Below, the limits of calls bound what can wait. */
const COUNTED_FROM_BYTES = 4096

/**
 * An answer that nobody fetches stays in memory until its connection ends. A caller who asks for the largest
 * ones and reads none of them would hold gigabytes, so that each may only leave so much.
 */
export function createUnsentAnswers({ bytesPerCaller = 16 * MIB }: UnsentAnswersOptions = {}): UnsentAnswers {
  const unsent = new Map<string, number>()

  const add = (caller: string, bytes: number) => {
    const sum = (unsent.get(caller) ?? 0) + bytes
    if (sum > 0) unsent.set(caller, sum)
    else unsent.delete(caller)
  }

  return {
    mustHaveRoom(caller) {
      if ((unsent.get(caller) ?? 0) <= bytesPerCaller) return
      throw new ActionError('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 })
    },
    count(caller, bytes, answer) {
      if (bytes < COUNTED_FROM_BYTES) return
      add(caller, bytes)
      finished(answer, () => add(caller, -bytes))
    },
  }
}
