import { nameKey } from '@pandok/domain'
import { readDefinition } from '@pandok/module-engine'
import { moduleCreate, moduleSave, plateCreate, plateSave } from '@pandok/protocol'
import { textStore } from '#platform/text/textStore.ts'
import type { ItemKind, OfflineState, OutboxEntry } from '../kept/OfflineState.ts'
import type { MemberStore } from '../kept/openMemberStore.ts'
import type { Contents, Documents, Items, SavedModule } from '../kinds/OfflineKind.ts'
import { OFFLINE_KINDS } from '../kinds/offlineKinds.ts'
import { LOCAL_REVISION_MIN, localId } from '../localRevision.ts'
import { hashOf } from './hashOf.ts'
import { readView, type View } from './readView.ts'
import { refusal } from './refusal.ts'

interface SavingParts {
  kept: MemberStore
  nowMs: number
  newId: () => string
  /** True if it was sent before the connection was lost, and may have arrived. */
  mayHaveArrived: boolean
}

interface Given<Kind extends ItemKind> {
  kind: Kind
  content: Contents[Kind]
}

/**
 * Saves on this computer what can't be sent to the server, following the server's rules as far as they are
 * known.
 */
export const saving: Readonly<Record<string, (param: unknown, parts: SavingParts) => Promise<unknown>>> = {
  async 'plate-save'(param, parts) {
    const { id, revision, ...content } = read(plateSave.param.safeParse(param))
    const plate = await replace({ kind: 'plate', content }, { id, revision }, parts)
    return { plate }
  },
  async 'plate-create'(param, parts) {
    const content = read(plateCreate.param.safeParse(param))
    return { plate: await create({ kind: 'plate', content }, parts) }
  },
  async 'module-save'(param, parts) {
    const { id, revision, ...changes } = read(moduleSave.param.safeParse(param))
    const module = await replace(
      { kind: 'module', content: withDefinition(changes) },
      { id, revision },
      parts,
    )
    return { module }
  },
  async 'module-create'(param, parts) {
    const content = withDefinition(read(moduleCreate.param.safeParse(param)))
    return { module: await create({ kind: 'module', content }, parts) }
  },
}

function read<T>(parsed: { success: true; data: T } | { success: false }): T {
  if (!parsed.success) throw refusal('BAD_REQUEST')
  return parsed.data
}

/** Absent labels stay unchanged; they are filled in once the present ones are known. */
function withDefinition(given: Pick<SavedModule, 'name' | 'definition'>): SavedModule {
  const definition = readDefinition(given.definition)
  if (!definition.ok) throw refusal('BAD_REQUEST')
  const read: Record<string, unknown> = { ...definition.definition }
  return { ...(given as SavedModule), definition: read }
}

async function create<Kind extends ItemKind>(
  given: Given<Kind>,
  parts: SavingParts,
): Promise<Documents[Kind]> {
  const { kept, nowMs, newId, mayHaveArrived } = parts
  const { kind } = given
  return kept.change(async (state) => {
    const view = await viewOf(kept, state, nowMs)
    const present: readonly Items[Kind][] = view.items[kind]
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

async function replace<Kind extends ItemKind>(
  given: Given<Kind>,
  { id: givenId, revision }: { id: string; revision: number },
  { kept, nowMs, mayHaveArrived }: SavingParts,
): Promise<Documents[Kind]> {
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
    // Every document has the fields of its content, which a type parameter can't express.
    const before = OFFLINE_KINDS[kind].contentOf(present as unknown as Contents[Kind])
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

const newEntry = ({ kind, content }: Given<ItemKind>, { counter }: OfflineState, at: number) => ({
  kind,
  name: content.name,
  at,
  revision: LOCAL_REVISION_MIN + counter,
})

/**
 * The content is written before the state that refers to it, so that one of the two versions is always
 * complete.
 */
async function put<Kind extends ItemKind>(
  kept: MemberStore,
  state: OfflineState,
  entry: OutboxEntry,
  { kind, content }: Given<Kind>,
  nowMs: number,
) {
  await kept.writeContent(entry, content)
  const others = state.outbox.filter((other) => other.kind !== kind || other.id !== entry.id)
  const next: OfflineState = { ...state, counter: state.counter + 1, outbox: [...others, entry] }
  const view = await viewOf(kept, next, nowMs)
  const answer = (await view.document(kind, entry.id)) as Documents[Kind]
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
