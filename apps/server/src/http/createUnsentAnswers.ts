import { finished, type Writable } from 'node:stream'
import { ActionError } from '#rpc/ActionError.ts'
import { networkOf } from '#security/networkOf.ts'

/** Who waits for an answer. */
export type Recipient = { memberId: string } | { address: string }

export interface UnsentAnswers {
  /** Throws TOO_MANY_REQUESTS while too much of this asker's earlier answers wasn't fetched. */
  mustHaveRoom: (asker: Recipient) => void
  /** Counts an answer until the operating system has taken all of it, or its connection is gone. */
  count: (asker: Recipient, bytes: number, answer: Writable) => void
}

export interface UnsentAnswersOptions {
  bytesPerMember?: number
  /** A whole hospital may be behind one address. */
  bytesPerNetwork?: number
}

const MIB = 1024 * 1024
/** Below, the limits of calls bound what can wait. */
const COUNTED_FROM_BYTES = 4096

/**
 * An answer that nobody fetches stays in memory until its connection ends. Whoever asks for the largest ones
 * and reads none of them would hold gigabytes, so that each may only leave so much.
 */
export function createUnsentAnswers({
  bytesPerMember = 16 * MIB,
  bytesPerNetwork = 64 * MIB,
}: UnsentAnswersOptions = {}): UnsentAnswers {
  const unsent = new Map<string, number>()

  const add = (key: string, bytes: number) => {
    const sum = (unsent.get(key) ?? 0) + bytes
    if (sum > 0) unsent.set(key, sum)
    else unsent.delete(key)
  }

  return {
    mustHaveRoom(asker) {
      const room = 'memberId' in asker ? bytesPerMember : bytesPerNetwork
      if ((unsent.get(keyOf(asker)) ?? 0) <= room) return
      throw new ActionError('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 })
    },
    count(asker, bytes, answer) {
      if (bytes < COUNTED_FROM_BYTES) return
      const key = keyOf(asker)
      add(key, bytes)
      finished(answer, () => add(key, -bytes))
    },
  }
}

const keyOf = (asker: Recipient): string => ('memberId' in asker ? asker.memberId : networkOf(asker.address))
