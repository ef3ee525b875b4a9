import type { ModuleDocument, PlateDocument } from '@pandok/protocol'
import type { Mutex } from '#platform/storage/mutex.ts'
import type { CallOptions, Rpc, Standing } from '#rpc/createRpc.ts'
import { localFailure } from '#rpc/failureOf.ts'
import { RpcError } from '#rpc/RpcError.ts'
import { createLocalAnswers, isAnsweredHere, isSaving } from './createLocalAnswers.ts'
import { createOutboxActions, type OutboxActions } from './createOutboxActions.ts'
import { keepInMirror } from './kept/keepInMirror.ts'
import type { ItemKind } from './kept/OfflineState.ts'
import type { OfflineStore } from './kept/OfflineStore.ts'
import { type Kept, openKept } from './kept/openKept.ts'
import { refreshMirror } from './kept/refreshMirror.ts'
import { NOTHING_TO_TELL, type OfflineStatus } from './OfflineStatus.ts'
import type { DraftHand } from './outbox/DraftHand.ts'
import { sendOutbox } from './outbox/sendOutbox.ts'
import { readStatus } from './readStatus.ts'
import { namesLocal, namesUnsent, translate } from './translate.ts'

export interface OfflineParts {
  /** To the server. */
  line: Rpc
  store: OfflineStore
  /** Who is signed in; empty: nobody. */
  member: () => string
  /** For what is kept, among all windows. */
  mutex: Mutex
  /** For speaking with the server about it, among all windows. */
  sendingMutex: Mutex
  /** Whether the server answers now. */
  isAlive: () => Promise<boolean>
  drafts: DraftHand
  newId: () => string
  now?: () => number
  pause?: (ms: number) => Promise<void>
  onStatus: (status: OfflineStatus) => void
  /** What screens have been told may be old. */
  onFresh: () => void
}

export interface OfflineRpc extends Rpc, OutboxActions {
  /** Asks whether the server is back, and catches up with it if so. */
  check(): Promise<void>
  /** Sends what waits and fetches what is new. */
  sync(): Promise<void>
  /** Tells anew what there is to tell: another window has done something. */
  review(): Promise<void>
  /** The member has gone: what the server has is forgotten here. */
  forget(member: string): Promise<void>
}

/** Silence for so long makes us ask whether the server is there at all. */
const PATIENCE_MS = 6000
/** For who we are, which every page waits for. */
const DOOR_PATIENCE_MS = 2500

/** After these the server has something else than it had. */
const CHANGES = /^(?:plate|module)-(?:delete|share|copy|import|restore|purge|takeNewer|backupRestore)$/
const DOCUMENTS = /^(?<kind>plate|module)-(?:get|save|create|copy)$/

const { mode: _, ...NO_WORK } = NOTHING_TO_TELL

const isOutOfReach = (error: unknown): boolean =>
  error instanceof RpcError && (error.code === 'OFFLINE' || error.code === 'UNREACHABLE')

/** The line, and what this computer keeps where the line is cut. */
export function createOfflineRpc(parts: OfflineParts): OfflineRpc {
  const { line, store, member, mutex, sendingMutex, drafts } = parts
  const { now = Date.now, pause = sleep } = parts
  const opened = new Map<string, Promise<Kept>>()
  const answers = createLocalAnswers({ now, newId: parts.newId })
  let status = NOTHING_TO_TELL
  let isSyncing: Promise<void> | undefined
  /** Whoever was caught up with since this window was opened. */
  let caughtUp = ''

  function keptOf(who: string): Promise<Kept> {
    const known = opened.get(who) ?? openKept(store, mutex, who)
    opened.set(who, known)
    known.catch(() => opened.delete(who))
    return known
  }

  function tell(change: Partial<OfflineStatus>): void {
    status = { ...status, ...change }
    parts.onStatus(status)
  }

  /** A program that has ended tells nothing any more; whoever asks it for something hears so. */
  const review = (): Promise<void> => look().catch(() => {})

  async function look(): Promise<void> {
    const who = member()
    tell(who === '' ? NO_WORK : await readStatus(await keptOf(who), drafts))
  }

  const isCut = () => status.mode !== 'online'

  async function goOffline(): Promise<void> {
    if (status.mode !== 'offline') tell({ mode: 'offline' })
    await review()
  }

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

  /** The server's answer. Where nothing comes it is found out whether the server is there at all. */
  async function reach<T>(ask: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
    const answer = ask()
    const isHeard = await Promise.race([
      answer.then(
        () => true,
        () => true,
      ),
      pause(patienceMs).then(() => false),
    ])
    if (isHeard || (await parts.isAlive())) return answer
    answer.catch(() => {})
    throw localFailure('UNREACHABLE')
  }

  /** No server of ours answers: nothing does, or a proxy's own page. */
  const isGone = async (error: unknown): Promise<boolean> =>
    isOutOfReach(error) ||
    (error instanceof RpcError && error.code === 'BAD_ANSWER' && !(await parts.isAlive()))

  async function call(method: string, param: unknown, options?: CallOptions): Promise<unknown> {
    const who = member()
    if (who === '') return line.call(method, param, options)
    const canAnswer = isAnsweredHere(method)
    if (isCut() && canAnswer) return answerHere(who, method, param)
    if (status.mode === 'offline') {
      void check()
      throw localFailure(globalThis.navigator?.onLine === false ? 'OFFLINE' : 'UNREACHABLE')
    }
    const sent = namesLocal(param) ? translate(param, await (await keptOf(who)).read()) : param
    if (canAnswer && isHere(sent)) {
      const answer = await answerHere(who, method, param)
      if (isSaving(method)) void sync()
      return answer
    }
    try {
      const ask = () => line.call(method, sent, options)
      const answer = await (canAnswer ? reach(ask) : ask())
      learn(who, method, answer)
      return answer
    } catch (error) {
      if (options?.signal?.aborted || !(await isGone(error))) throw error
      await goOffline()
      return answerHere(who, method, sent, { cause: error as RpcError, mayHaveArrived: true })
    }
  }

  /** It is about something that the server doesn't have yet, or not as it is here. */
  function isHere(param: unknown): boolean {
    if (namesUnsent(param)) return true
    const { id } = Object(param) as { id?: unknown }
    return status.waiting.some((item) => item.id === id)
  }

  function learn(who: string, method: string, answer: unknown): void {
    if (status.conflicts.length > 0) void pause(1000).then(review)
    const kind = DOCUMENTS.exec(method)?.groups?.['kind'] as ItemKind | undefined
    const document = kind && (answer as Partial<Record<ItemKind, PlateDocument | ModuleDocument>>)[kind]
    const isOwn = document?.mine && document.deletedAt === undefined && document.may.save
    // An answer may come after the log-out.
    if (kind && isOwn && who === member())
      void keptOf(who)
        .then((kept) => kept.exclusively(() => keepInMirror(kept, kind, document, now())))
        .catch(() => {})
    if (CHANGES.test(method)) void sync()
  }

  async function validate(): Promise<Standing> {
    const who = member()
    if (who === '') return line.validate()
    if (isCut()) {
      const standing = await standingHere(who)
      if (standing) return standing
    }
    try {
      const standing = await reach(() => line.validate(), DOOR_PATIENCE_MS)
      if (status.mode === 'offline') void check()
      else if (standing !== 'visitor' && caughtUp !== who) void sync()
      return standing
    } catch (error) {
      if (!(await isGone(error))) throw error
      await goOffline()
      const standing = await standingHere(who)
      if (!standing) throw error
      return standing
    }
  }

  async function standingHere(who: string): Promise<Standing | undefined> {
    const { info } = await (await keptOf(who)).read()
    return info ? (info.user.role === 'admin' ? 'admin' : 'member') : undefined
  }

  async function check(): Promise<void> {
    if (!isCut()) return
    if (await parts.isAlive()) await sync()
  }

  function sync(): Promise<void> {
    isSyncing ??= catchUp().finally(() => {
      isSyncing = undefined
    })
    return isSyncing
  }

  async function catchUp(): Promise<void> {
    const who = member()
    if (who === '') return tell({ mode: 'online' })
    const before = status.mode
    try {
      const kept = await keptOf(who)
      await sendingMutex(async () => {
        await review()
        // Once more for what was saved while the new was fetched.
        do {
          if (status.waiting.length > 0) tell({ mode: 'syncing' })
          await sendOutbox({ kept, line, drafts, now, onProgress: () => void review() })
          await refreshMirror({ kept, line, now, pause })
          await review()
        } while (status.waiting.length > 0)
      })
      caughtUp = who
      const isChange = status.mode !== 'online' || before !== 'online'
      tell({ mode: 'online' })
      if (isChange) parts.onFresh()
    } catch (error) {
      if (await isGone(error)) return goOffline()
      // The server won't have it now, or the program can't keep it: at the next occasion. Calls go on.
      tell({ mode: 'online' })
    } finally {
      await review()
    }
  }

  return {
    call,
    validate,
    check,
    sync,
    review,
    forget: async (who) => {
      if (caughtUp === who) caughtUp = ''
      const kept = await keptOf(who)
      await kept.forgetServer()
      // What was being fetched at that moment, by any window, is forgotten as well.
      await sendingMutex(() => kept.forgetServer())
      opened.delete(who)
    },
    ...createOutboxActions({
      kept: () => keptOf(member()),
      now,
      newId: parts.newId,
      async onChange() {
        await review()
        void sync()
      },
    }),
  }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
