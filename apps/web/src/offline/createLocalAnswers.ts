import { RpcError } from '#rpc/RpcError.ts'
import { readingOf } from './answers/readingOf.ts'
import { readView } from './answers/readView.ts'
import { savingOf } from './answers/savingOf.ts'
import type { MemberStore } from './kept/openMemberStore.ts'
import { translate } from './translate.ts'

interface LocalCall {
  method: string
  param: unknown
  /** The connection error, which is thrown if there is no local answer. */
  cause: RpcError
  /** True if the call was sent before the connection was lost. */
  mayHaveArrived: boolean
}

const SEEN_EVERY_MS = 60_000

export const isSaving = (method: string): boolean => savingOf(method) !== undefined

export const isAnsweredHere = (method: string): boolean => isSaving(method) || readingOf(method) !== undefined

/** Answers calls from the stored data of one member. */
export function createLocalAnswers({ now, newId }: { now: () => number; newId: () => string }) {
  let seenMs = 0

  return async (kept: MemberStore, call: LocalCall): Promise<unknown> => {
    const read = readingOf(call.method)
    try {
      await noteTime(kept)
      return await answer(kept, call)
    } catch (error) {
      // A document that isn't here may exist on the server; and if nothing can be stored, the connection
      // error is the answer.
      const isUnknown = read && error instanceof RpcError && error.code === 'NOT_FOUND'
      throw error instanceof RpcError && !isUnknown ? error : call.cause
    }
  }

  async function answer(
    kept: MemberStore,
    { method, param, cause, mayHaveArrived }: LocalCall,
  ): Promise<unknown> {
    if (!(await kept.read()).info) throw cause
    const save = savingOf(method)
    if (save) return save(param, { kept, nowMs: now(), newId, mayHaveArrived })
    return kept.exclusively(async () => {
      const state = await kept.read()
      const view = await readView(kept, state, now())
      const read = readingOf(method)
      if (!view || !read) throw cause
      return read(view, translate(method, param, state))
    })
  }

  /** Records the latest time, so that setting the clock back doesn't extend a pass. */
  async function noteTime(kept: MemberStore): Promise<void> {
    if (Math.abs(now() - seenMs) < SEEN_EVERY_MS) return
    seenMs = now()
    await kept.change(async (state) => ({
      ...(state.info && seenMs > state.newestSeenMs ? { state: { ...state, newestSeenMs: seenMs } } : {}),
      answer: undefined,
    }))
  }
}
