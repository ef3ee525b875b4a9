import type { Rpc, Standing } from '#rpc/createRpc.ts'
import { createMemberStatus } from './createMemberStatus.ts'
import { createOfflineCall } from './createOfflineCall.ts'
import { createOutboxActions, type OutboxActions } from './createOutboxActions.ts'
import { createReachability } from './createReachability.ts'
import { createSync } from './createSync.ts'
import type { OfflineParts } from './OfflineParts.ts'

export interface OfflineRpc extends Rpc, OutboxActions {
  /** Tests whether the server is back, and synchronizes if so. */
  check(): Promise<void>
  /** Sends waiting changes and loads new ones. */
  sync(): Promise<void>
  /** Updates the status after a change by another window. */
  review(): Promise<void>
  /** Called after a log-out: deletes the copy of the server's data. */
  forget(member: string): Promise<void>
}

type ClockParts = Pick<OfflineParts, 'now' | 'pause'>

/** A shorter time limit for the session check, which every page waits for. */
const STANDING_TIMEOUT_MS = 2500

/** A connection that answers from local data while the server can't be reached. */
export function createOfflineRpc(
  given: Omit<OfflineParts, keyof ClockParts> & Partial<ClockParts>,
): OfflineRpc {
  const parts: OfflineParts = { ...given, now: given.now ?? Date.now, pause: given.pause ?? sleep }
  const { line, member, now, newId, sendingMutex } = parts
  const status = createMemberStatus(parts)
  const reachability = createReachability(parts)
  const sync = createSync(parts, status, reachability)

  async function validate(): Promise<Standing> {
    const who = member()
    if (who === '') return line.validate()
    if (status.isCut()) {
      const standing = await standingHere(who)
      if (standing) return standing
    }
    try {
      const standing = await reachability.call(() => line.validate(), STANDING_TIMEOUT_MS)
      if (status.read().mode === 'offline') void sync.check()
      else if (standing !== 'visitor' && !sync.isCaughtUp(who)) void sync.sync()
      return standing
    } catch (error) {
      if (!(await reachability.isGone(error))) throw error
      await status.goOffline()
      const standing = await standingHere(who)
      if (!standing) throw error
      return standing
    }
  }

  async function standingHere(who: string): Promise<Standing | undefined> {
    const { info } = await (await status.keptOf(who)).read()
    return info ? (info.user.role === 'admin' ? 'admin' : 'member') : undefined
  }

  return {
    call: createOfflineCall(parts, { status, reachability, sync }),
    validate,
    check: sync.check,
    sync: sync.sync,
    review: status.review,
    forget(who) {
      sync.forget(who)
      return status.forget(who, sendingMutex)
    },
    ...createOutboxActions({
      kept: () => status.keptOf(member()),
      now,
      newId,
      async onChange() {
        await status.review()
        void sync.sync()
      },
    }),
  }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
