import type { ModuleDocument, PlateDocument } from '@pandok/protocol'
import type { CallOptions, Rpc, Standing } from '#rpc/createRpc.ts'
import { localFailure } from '#rpc/failureOf.ts'
import { RpcError } from '#rpc/RpcError.ts'
import type { Turn } from '#rpc/takeTurns.ts'
import { reading } from './answers/reading.ts'
import { readView } from './answers/readView.ts'
import { saving } from './answers/saving.ts'
import { createOutboxActions, type OutboxActions } from './createOutboxActions.ts'
import { keepInMirror } from './kept/keepInMirror.ts'
import type { ItemKind, KeptConflict, OutboxEntry } from './kept/OfflineState.ts'
import type { OfflineStore } from './kept/OfflineStore.ts'
import { type Kept, openKept } from './kept/openKept.ts'
import { refreshMirror } from './kept/refreshMirror.ts'
import { NOTHING_TO_TELL, type OfflineItem, type OfflineStatus } from './OfflineStatus.ts'
import type { DraftHand } from './outbox/DraftHand.ts'
import { sendOutbox } from './outbox/sendOutbox.ts'
import { namesLocal, namesUnsent, translate } from './translate.ts'

export interface OfflineParts {
  /** To the server. */
  line: Rpc
  store: OfflineStore
  /** Who is signed in; empty: nobody. */
  member: () => string
  /** For what is kept, among all windows. */
  turn: Turn
  /** For speaking with the server about it, among all windows. */
  sendingTurn: Turn
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
const SEEN_EVERY_MS = 60_000

/** After these the server has something else than it had. */
const CHANGES = /^(?:plate|module)-(?:delete|share|copy|import|restore|purge|takeNewer|backupRestore)$/
const DOCUMENTS = /^(?<kind>plate|module)-(?:get|save|create|copy)$/

const isOutOfReach = (error: unknown): boolean =>
  error instanceof RpcError && (error.code === 'OFFLINE' || error.code === 'UNREACHABLE')

/** The line, and what this computer keeps where the line is cut. */
export function createOfflineRpc(parts: OfflineParts): OfflineRpc {
  const { line, store, member, turn, sendingTurn, drafts } = parts
  const { now = Date.now, pause = sleep } = parts
  const opened = new Map<string, Promise<Kept>>()
  let status = NOTHING_TO_TELL
  let isSyncing: Promise<void> | undefined
  /** Whoever was caught up with since this window was opened. */
  let caughtUp = ''
  let seenAt = 0

  function keptOf(who: string): Promise<Kept> {
    const known = opened.get(who) ?? openKept(store, turn, who)
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
    if (who === '') return tell({ waiting: [], conflicts: [], refused: [] })
    const kept = await keptOf(who)
    const state = await kept.read()
    const left: KeptConflict[] = []
    for (const conflict of state.conflicts)
      if (await drafts.isLeft(conflict.kind, conflict.draft)) left.push(conflict)
    if (left.length < state.conflicts.length) {
      const drafts = new Set(left.map(({ draft }) => draft))
      await kept.change(async (fresh) => ({
        state: {
          ...fresh,
          conflicts: fresh.conflicts.filter(
            ({ draft }) => drafts.has(draft) || !state.conflicts.some((known) => known.draft === draft),
          ),
        },
        answer: undefined,
      }))
    }
    tell({
      waiting: state.outbox.filter(({ refusal }) => !refusal).map(itemOf),
      refused: state.outbox.filter(({ refusal }) => refusal).map(itemOf),
      conflicts: left.map(({ kind, id, name, at }) => ({ kind, id, name, at })),
    })
  }

  const isCut = () => status.mode !== 'online'

  async function goOffline(): Promise<void> {
    if (status.mode !== 'offline') tell({ mode: 'offline' })
    await review()
  }

  /** From what is kept; a failure of the line stands where nothing is kept of this member. */
  async function answerHere(
    method: string,
    param: unknown,
    { cause, mayHaveArrived }: { cause: RpcError; mayHaveArrived: boolean },
  ): Promise<unknown> {
    const who = member()
    const read = reading[method]
    const save = saving[method]
    if (who === '' || (!read && !save)) throw cause
    try {
      const kept = await keptOf(who)
      await noteTime(kept)
      if (!(await kept.read()).info) throw cause
      if (save) {
        const answer = await save(param, { kept, nowMs: now(), newId: parts.newId, mayHaveArrived })
        await review()
        return answer
      }
      return await kept.inTurn(async () => {
        const state = await kept.read()
        const view = await readView(kept, state, now())
        if (!view || !read) throw cause
        return read(view, translate(param, state), kept)
      })
    } catch (error) {
      // What isn't here may well be on the server; and where the program can't keep anything, the line is all there is.
      const isUnknown = read && error instanceof RpcError && error.code === 'NOT_FOUND'
      throw error instanceof RpcError && !isUnknown ? error : cause
    }
  }

  /** A clock that is set back later gives no more days. */
  async function noteTime(kept: Kept): Promise<void> {
    if (Math.abs(now() - seenAt) < SEEN_EVERY_MS) return
    seenAt = now()
    await kept.change(async (state) => ({
      ...(state.info && seenAt > state.newestSeenMs ? { state: { ...state, newestSeenMs: seenAt } } : {}),
      answer: undefined,
    }))
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
    const canAnswer = method in reading || method in saving
    if (isCut() && canAnswer)
      return answerHere(method, param, { cause: localFailure('UNREACHABLE'), mayHaveArrived: false })
    if (status.mode === 'offline') {
      void check()
      throw localFailure(globalThis.navigator?.onLine === false ? 'OFFLINE' : 'UNREACHABLE')
    }
    const sent = namesLocal(param) ? translate(param, await (await keptOf(who)).read()) : param
    if (canAnswer && isHere(sent)) {
      const answer = await answerHere(method, param, {
        cause: localFailure('OFFLINE'),
        mayHaveArrived: false,
      })
      if (method in saving) void sync()
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
      return answerHere(method, sent, { cause: error as RpcError, mayHaveArrived: true })
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
    if (kind && document?.mine && document.deletedAt === undefined && document.may.save)
      void keptOf(who)
        .then((kept) => kept.inTurn(() => keepInMirror(kept, kind, document, now())))
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
      await sendingTurn(async () => {
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
      const isNews = status.mode !== 'online' || before !== 'online'
      tell({ mode: 'online' })
      if (isNews) parts.onFresh()
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
      await sendingTurn(() => kept.forgetServer())
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

const itemOf = ({ kind, id, name, at, refusal }: OutboxEntry): OfflineItem => ({
  ...{ kind, id, name, at },
  ...(refusal ? { reason: refusal.message, isGone: refusal.code === 'NOT_FOUND' } : {}),
})

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
