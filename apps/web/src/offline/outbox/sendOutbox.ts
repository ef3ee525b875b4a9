import { textStore } from '#platform/text/textStore.ts'
import type { Rpc } from '#rpc/createRpc.ts'
import { isConnectionFailure, isSessionEnd, isTokenRefused, RpcError } from '#rpc/RpcError.ts'
import { sentContent } from '../answers/sentContent.ts'
import { keepInMirror } from '../kept/keepInMirror.ts'
import type { ItemKind, OfflineState, OutboxEntry } from '../kept/OfflineState.ts'
import type { MemberStore } from '../kept/openMemberStore.ts'
import type { KeptContent, KeptItem } from '../kinds/KeptItem.ts'
import { kindNames } from '../kinds/kindNames.ts'
import { OFFLINE_KINDS } from '../kinds/offlineKinds.ts'
import { isLocalId } from '../localRevision.ts'
import type { DraftAccess } from './DraftAccess.ts'
import { sendEntry } from './sendEntry.ts'

interface OutboxParts {
  kept: MemberStore
  line: Pick<Rpc, 'call'>
  drafts: DraftAccess
  now: () => number
  onProgress: () => void
}

/** Editors that stayed open and drafts need the translations; the oldest are dropped. */
const TRANSLATIONS_MAX = 2000

/** Stored with entries that wait for a document which the server refuses. */
const HELD_BACK = 'MODULE'

const isSame = (a: OutboxEntry, b: OutboxEntry) => a.kind === b.kind && a.id === b.id

/**
 * Sends waiting entries, first those of kinds that others refer to. Throws what stops it (no connection, no
 * session, too many requests); a permanent refusal is recorded in the entry. One run at a time across all
 * windows.
 */
export async function sendOutbox(parts: OutboxParts): Promise<void> {
  for (;;) {
    const state = await parts.kept.read()
    const waiting = state.outbox.filter(({ refusal }) => refusal === undefined)
    const [next] = kindNames().flatMap((kind) => waiting.filter((entry) => entry.kind === kind))
    if (!next) return
    await send(next, state, parts)
    parts.onProgress()
  }
}

async function send(entry: OutboxEntry, state: OfflineState, parts: OutboxParts): Promise<void> {
  const { kept, line, drafts } = parts
  const written = (await kept.content(entry)) as KeptContent | undefined
  if (!written) return giveUp(kept, entry)
  const content = sentContent(entry.kind, written, state)
  const reason = heldBackBy(entry.kind, content, state)
  if (reason !== undefined) return refuse(kept, entry, { code: HELD_BACK, message: reason })
  // The attempt is recorded even if a newer version has just replaced this one, because the older content is sent
  // anyway.
  const note = ({ hash, before }: { hash: string; before: readonly string[] }) =>
    changeEntries(
      kept,
      (other) => isSame(other, entry),
      (now) => ({
        ...now,
        attempts: [...now.attempts.filter((known) => known !== hash), hash],
        before: now.base === null ? before : now.before,
      }),
    )
  try {
    const sent = await sendEntry({ line, entry, content, note })
    if (sent.outcome === 'conflict') return await becomeDraft(entry, content, parts)
    await settle(entry, sent.document, { ...parts, isDone: sent.outcome === 'saved' })
    if (isLocalId(entry.id)) await drafts.move(entry.kind, entry.id, sent.document.id)
  } catch (error) {
    if (!(error instanceof RpcError) || mayPass(error)) throw error
    const message = error.code === 'NOT_FOUND' ? textStore.read()('offline.reason.gone') : error.message
    await refuse(kept, entry, { code: error.code, message })
  }
}

/** Why a document can't be sent that refers to another one that the server refuses. */
function heldBackBy(kind: ItemKind, content: KeptContent, { outbox }: OfflineState): string | undefined {
  const used = new Set(OFFLINE_KINDS[kind].references?.idsIn(content))
  const missing = outbox.find(({ id }) => isLocalId(id) && used.has(id))
  return missing && OFFLINE_KINDS[missing.kind].holdsBack?.(missing.name)
}

/** The content isn't at fault, so it may be accepted later. */
const mayPass = (error: RpcError): boolean =>
  isConnectionFailure(error) ||
  isSessionEnd(error) ||
  isTokenRefused(error) ||
  error.status === 429 ||
  error.status >= 500 ||
  error.code === 'INSECURE'

/** After sending, the mirror is updated before the state, so that screens never show an older version. */
async function settle(
  sent: OutboxEntry,
  document: KeptItem,
  { kept, now, isDone }: OutboxParts & { isDone: boolean },
): Promise<void> {
  const isLeft = await kept.change(async (state) => {
    await keepInMirror(kept, sent.kind, document, now())
    const present = state.outbox.find((entry) => isSame(entry, sent))
    const isCurrent = isDone && present?.revision === sent.revision
    const following: OutboxEntry[] =
      present && !isCurrent
        ? [{ ...present, id: document.id, base: document.revision, attempts: [], before: [] }]
        : []
    return {
      state: {
        ...state,
        outbox: awoken(sent, [...state.outbox.filter((entry) => !isSame(entry, sent)), ...following]),
        ids: isLocalId(sent.id) ? bounded({ ...state.ids, [sent.id]: document.id }) : state.ids,
        revisions: isDone
          ? bounded({ ...state.revisions, [sent.revision]: document.revision })
          : state.revisions,
      },
      answer: following.length > 0 && present?.revision === sent.revision,
    }
  })
  if (!isLeft) await kept.removeContent(sent)
}

/** Changes that waited for a document that is new on the server can be sent again. */
const awoken = (sent: OutboxEntry, outbox: readonly OutboxEntry[]): OutboxEntry[] =>
  outbox.map((entry) => {
    if (!isLocalId(sent.id) || entry.refusal?.code !== HELD_BACK) return entry
    const { refusal, ...free } = entry
    return free
  })

/** The draft is written before the state, so that the version is never lost. */
async function becomeDraft(
  entry: OutboxEntry,
  content: KeptContent,
  { kept, drafts }: OutboxParts,
): Promise<void> {
  const draft = await drafts.leave(entry, content)
  if (draft === undefined) {
    const message = textStore.read().error('CONFLICT')
    return refuse(kept, entry, { code: 'CONFLICT', message })
  }
  const { kind, id, name, at, revision, base } = entry
  await kept.change(async (state) => {
    const present = state.outbox.find((other) => isSame(other, entry))
    // The item was saved again meanwhile: that version is tried next, and becomes a draft if it conflicts as well.
    if (present && present.revision !== revision) return { answer: undefined }
    return {
      state: {
        ...state,
        outbox: state.outbox.filter((other) => !isSame(other, entry)),
        conflicts: [...state.conflicts, { kind, id, name, at, draft }],
        // An open editor then sends the revision that its work is based on, and offers both versions.
        revisions: base === null ? state.revisions : bounded({ ...state.revisions, [revision]: base }),
      },
      answer: undefined,
    }
  })
  await kept.removeContent(entry)
}

/** Does nothing if a newer version has been saved in its place. */
const refuse = (kept: MemberStore, entry: OutboxEntry, refusal: NonNullable<OutboxEntry['refusal']>) =>
  changeEntries(
    kept,
    (other) => isSame(other, entry) && other.revision === entry.revision,
    (now) => ({ ...now, refusal }),
  )

/** The content can't be read, because a newer version replaced it or it is damaged. */
const giveUp = (kept: MemberStore, entry: OutboxEntry) =>
  refuse(kept, entry, { code: 'INTERNAL', message: textStore.read().error('INTERNAL') })

const changeEntries = (
  kept: MemberStore,
  isMeant: (entry: OutboxEntry) => boolean,
  change: (now: OutboxEntry) => OutboxEntry,
): Promise<void> =>
  kept.change(async (state) => ({
    state: { ...state, outbox: state.outbox.map((entry) => (isMeant(entry) ? change(entry) : entry)) },
    answer: undefined,
  }))

function bounded<T>(translations: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(translations).slice(-TRANSLATIONS_MAX))
}
