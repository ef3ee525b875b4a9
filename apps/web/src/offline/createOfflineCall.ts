import { fieldsOf } from '@pandok/domain'
import type { CallOptions, Rpc } from '#rpc/createRpc.ts'
import { localFailure } from '#rpc/failureOf.ts'
import type { RpcError } from '#rpc/RpcError.ts'
import { createLocalAnswers, isAnsweredHere, isSaving } from './createLocalAnswers.ts'
import type { MemberStatus } from './createMemberStatus.ts'
import type { Reachability } from './createReachability.ts'
import type { Sync } from './createSync.ts'
import { keepInMirror } from './kept/keepInMirror.ts'
import type { ItemKind } from './kept/OfflineState.ts'
import type { KeptItem } from './kinds/KeptItem.ts'
import { documentMethod } from './kinds/kindNames.ts'
import type { OfflineParts } from './OfflineParts.ts'
import { namesLocal, namesUnsent, translate } from './translate.ts'

interface CallParts {
  status: MemberStatus
  reachability: Reachability
  sync: Sync
}

/** Methods after which the server's state has changed, and those whose answer is a document. */
const CHANGES = ['delete', 'share', 'copy', 'import', 'restore', 'purge', 'takeNewer', 'backupRestore']
const DOCUMENTS = ['get', 'save', 'create', 'copy']

/** Calls an action on the server, or answers it from local data if there is no connection. */
export function createOfflineCall(
  { line, member, now, newId, pause }: OfflineParts,
  { status, reachability: { call, isGone }, sync: { sync, check } }: CallParts,
): Rpc['call'] {
  const { keptOf, review } = status
  const answers = createLocalAnswers({ now, newId })

  async function answerHere(
    who: string,
    method: string,
    param: unknown,
    { cause = localFailure('UNREACHABLE'), mayHaveArrived = false } = {},
  ): Promise<unknown> {
    if (!isAnsweredHere(method)) throw cause
    const kept = await keptOf(who).catch(() => {
      throw cause
    })
    const answer = await answers(kept, { method, param, cause, mayHaveArrived })
    if (isSaving(method)) await review()
    return answer
  }

  async function askServer(
    who: string,
    method: string,
    param: unknown,
    options?: CallOptions,
  ): Promise<unknown> {
    try {
      const ask = () => line.call(method, param, options)
      const answer = await (isAnsweredHere(method) ? call(ask) : ask())
      learn(who, method, answer)
      return answer
    } catch (error) {
      if (options?.signal?.aborted || !(await isGone(error))) throw error
      await status.goOffline()
      return answerHere(who, method, param, { cause: error as RpcError, mayHaveArrived: true })
    }
  }

  /** Also stores what an answer of the server contains. */
  function learn(who: string, method: string, answer: unknown): void {
    if (status.read().conflicts.length > 0) void pause(1000).then(review)
    const { kind, verb = '' } = documentMethod(method) ?? {}
    const document =
      kind && DOCUMENTS.includes(verb) ? (answer as Partial<Record<ItemKind, KeptItem>>)[kind] : undefined
    const isOwn = document?.mine && document.deletedAt === undefined && document.may.save
    // An answer may arrive after the log-out.
    if (kind && isOwn && who === member())
      void keptOf(who)
        .then((kept) => kept.exclusively(() => keepInMirror(kept, kind, document, now())))
        .catch(() => {})
    if (CHANGES.includes(verb)) void sync()
  }

  /** Whether the call concerns something that the server doesn't have, or has in another version. */
  function isHere(method: string, param: unknown): boolean {
    if (namesUnsent(method, param)) return true
    const { id } = fieldsOf(param)
    return status.read().waiting.some((item) => item.id === id)
  }

  return async (method, param, options) => {
    const who = member()
    if (who === '') return line.call(method, param, options)
    const canAnswer = isAnsweredHere(method)
    if (status.isCut() && canAnswer) return answerHere(who, method, param)
    if (status.read().mode === 'offline') {
      void check()
      throw localFailure(globalThis.navigator?.onLine === false ? 'OFFLINE' : 'UNREACHABLE')
    }
    const sent = namesLocal(method, param)
      ? translate(method, param, await (await keptOf(who)).read())
      : param
    if (!canAnswer || !isHere(method, sent)) return askServer(who, method, sent, options)
    const answer = await answerHere(who, method, param)
    if (isSaving(method)) void sync()
    return answer
  }
}
