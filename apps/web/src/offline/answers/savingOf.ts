import { nameKey } from '@pandok/domain'
import { textStore } from '#platform/text/textStore.ts'
import type { ItemKind, OfflineState, OutboxEntry } from '../kept/OfflineState.ts'
import type { MemberStore } from '../kept/openMemberStore.ts'
import type { KeptContent, KeptItem } from '../kinds/KeptItem.ts'
import { documentMethod } from '../kinds/kindNames.ts'
import { OFFLINE_KINDS } from '../kinds/offlineKinds.ts'
import type { View } from '../kinds/View.ts'
import { LOCAL_REVISION_MIN, localId } from '../localRevision.ts'
import { hashOf } from './hashOf.ts'
import { readView } from './readView.ts'
import { refusal } from './refusal.ts'

interface SavingParts {
  kept: MemberStore
  nowMs: number
  newId: () => string
  /** True if the call was sent before the connection was lost, and may have arrived. */
  mayHaveArrived: boolean
}

interface Given {
  kind: ItemKind
  content: KeptContent
}

type Saving = (param: unknown, parts: SavingParts) => Promise<unknown>

/**
 * Returns how content that can't be sent to the server is saved on this computer, following the server's rules as far
 * as they are known; undefined for a method that saves nothing.
 */
export function savingOf(method: string): Saving | undefined {
  const { kind, verb } = documentMethod(method) ?? {}
  if (!kind) return undefined
  const { params, checkedContent = (content) => content } = OFFLINE_KINDS[kind]
  if (verb === 'create') {
    return async (param, parts) => {
      const content = checkedContent(read(params.create, param) as KeptContent)
      return { [kind]: await create({ kind, content }, parts) }
    }
  }
  if (verb !== 'save') return undefined
  return async (param, parts) => {
    const { id, revision, ...given } = read(params.save, param) as SavedOver & KeptContent
    return { [kind]: await replace({ kind, content: checkedContent(given) }, { id, revision }, parts) }
  }
}

interface SavedOver {
  id: string
  revision: number
}

function read(parse: (param: unknown) => unknown, param: unknown): unknown {
  try {
    return parse(param)
  } catch {
    throw refusal('BAD_REQUEST')
  }
}

async function create(given: Given, parts: SavingParts): Promise<KeptItem> {
  const { kept, nowMs, newId, mayHaveArrived } = parts
  const { kind } = given
  return kept.change(async (state) => {
    const view = await viewOf(kept, state, nowMs)
    const present = view.items[kind]
    OFFLINE_KINDS[kind].mustHaveRoom(view.info, present)
    mustBeFree(kind, view, given.content.name)
    const entry: OutboxEntry = {
      ...newEntry(given, state, nowMs),
      id: localId(newId()),
      base: null,
      attempts: mayHaveArrived ? [await hashOf(kind, given.content)] : [],
      before: mayHaveArrived ? present.map(({ id }) => id) : [],
    }
    return put(kept, state, entry, given, nowMs)
  })
}

async function replace(
  given: Given,
  { id: givenId, revision }: SavedOver,
  { kept, nowMs, mayHaveArrived }: SavingParts,
): Promise<KeptItem> {
  const { kind } = given
  let replaced: OutboxEntry | undefined
  const saved = await kept.change(async (state) => {
    const id = state.ids[givenId] ?? givenId
    const view = await viewOf(kept, state, nowMs)
    const present = await view.document(kind, id)
    if (present?.locked)
      throw refusal('LIBRARY_LIMIT', { message: textStore.read().problem('library.locked') })
    if (!present?.may.save) throw refusal('NOT_FOUND')
    const earlier = state.outbox.find((entry) => entry.kind === kind && entry.id === id)
    const base = state.revisions[revision] ?? revision
    // The mirror may be older than what the page has seen of the server, so only a revision newer than the
    // page's is a conflict.
    const isNewest = earlier ? earlier.revision === revision : base >= present.revision
    if (!isNewest) throw refusal('CONFLICT', { data: { newest: present } })
    mustBeFree(kind, view, given.content.name, id)
    const before = OFFLINE_KINDS[kind].contentOf(present)
    const content = { ...before, ...given.content }
    const entry: OutboxEntry = {
      ...newEntry(given, state, nowMs),
      id,
      base: earlier ? earlier.base : base,
      attempts: [...(earlier?.attempts ?? []), ...(mayHaveArrived ? [await hashOf(kind, content)] : [])],
      before: earlier?.before ?? [],
    }
    replaced = earlier
    return put(kept, state, entry, { kind, content }, nowMs)
  })
  if (replaced) await kept.removeContent(replaced)
  return saved
}

const newEntry = ({ kind, content }: Given, { counter }: OfflineState, at: number) => ({
  kind,
  name: content.name,
  at,
  revision: LOCAL_REVISION_MIN + counter,
})

/**
 * The content is written before the state that refers to it, so that one of the two versions is always
 * complete.
 */
async function put(
  kept: MemberStore,
  state: OfflineState,
  entry: OutboxEntry,
  { kind, content }: Given,
  nowMs: number,
) {
  await kept.writeContent(entry, content)
  const others = state.outbox.filter((other) => other.kind !== kind || other.id !== entry.id)
  const next: OfflineState = { ...state, counter: state.counter + 1, outbox: [...others, entry] }
  const view = await viewOf(kept, next, nowMs)
  const answer = (await view.document(kind, entry.id)) as KeptItem
  return { state: next, answer }
}

async function viewOf(kept: MemberStore, state: OfflineState, nowMs: number): Promise<View> {
  const view = await readView(kept, state, nowMs)
  if (!view) throw refusal('NOT_FOUND')
  return view
}

function mustBeFree(kind: ItemKind, { items }: View, name: string, exceptId?: string): void {
  const { nameTaken } = OFFLINE_KINDS[kind]
  if (nameTaken === undefined) return
  const others = items[kind].filter(({ id }) => id !== exceptId)
  if (!others.some((other) => nameKey(other.name) === nameKey(name))) return
  const message = textStore.read().problem(nameTaken)
  throw refusal('BAD_REQUEST', { message, details: [{ path: 'name', message }] })
}
