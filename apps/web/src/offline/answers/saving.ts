import { canAddModules, canAddPlates, nameKey } from '@pandok/domain'
import { readDefinition } from '@pandok/module-engine'
import {
  type ModuleDocument,
  moduleCreate,
  moduleSave,
  type PlateDocument,
  plateCreate,
  plateSave,
} from '@pandok/protocol'
import { textStore } from '#platform/text/textStore.ts'
import type { ItemKind, OfflineState, OutboxEntry } from '../kept/OfflineState.ts'
import type { MemberStore } from '../kept/openMemberStore.ts'
import { LOCAL_REVISION_MIN, localId } from '../localRevision.ts'
import { type Contents, contentOf, hashOf, type SavedModule } from './contents.ts'
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
    return { plate: await create({ kind: 'plate', content }, parts, mustHavePlateRoom) }
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
    return { module: await create({ kind: 'module', content }, parts, mustHaveModuleRoom) }
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
  mustHaveRoom: (view: View) => void,
): Promise<PlateDocument | ModuleDocument> {
  const { kept, nowMs, newId, mayHaveArrived } = parts
  return kept.change(async (state) => {
    const view = await viewOf(kept, state, nowMs)
    mustHaveRoom(view)
    if (given.kind === 'module') mustBeFree(view, given.content.name)
    const present = given.kind === 'plate' ? view.plates : view.modules
    const entry: OutboxEntry = {
      ...newEntry(given, state, nowMs),
      ...{ id: localId(newId()), base: null },
      attempts: mayHaveArrived ? [await hashOf(given.kind, given.content)] : [],
      before: mayHaveArrived ? present.map(({ id }) => id) : [],
    }
    return put(kept, state, entry, given, nowMs)
  })
}

async function replace<Kind extends ItemKind>(
  given: Given<Kind>,
  { id: givenId, revision }: { id: string; revision: number },
  { kept, nowMs, mayHaveArrived }: SavingParts,
): Promise<PlateDocument | ModuleDocument> {
  const { kind } = given
  let replaced: OutboxEntry | undefined
  const saved = await kept.change(async (state) => {
    const id = state.ids[givenId] ?? givenId
    const view = await viewOf(kept, state, nowMs)
    const present = kind === 'plate' ? await view.plate(id) : await view.module(id)
    if (present?.locked)
      throw refusal('LIBRARY_LIMIT', { message: textStore.read().problem('library.locked') })
    if (!present?.may.save) throw refusal('NOT_FOUND')
    const before = state.outbox.find((entry) => entry.kind === kind && entry.id === id)
    const base = state.revisions[revision] ?? revision
    // The mirror may be older than what the page has seen of the server, so only a revision newer than the
    // page's is a conflict.
    const isNewest = before ? before.revision === revision : base >= present.revision
    if (!isNewest) throw refusal('CONFLICT', { data: { newest: present } })
    if (kind === 'module') mustBeFree(view, given.content.name, id)
    // `kind` determines which of the two it is, but a type parameter doesn't narrow.
    const content = { ...contentOf(kind, present as unknown as Contents[Kind]), ...given.content }
    const entry: OutboxEntry = {
      ...newEntry(given, state, nowMs),
      ...{ id, base: before ? before.base : base },
      attempts: [...(before?.attempts ?? []), ...(mayHaveArrived ? [await hashOf(kind, content)] : [])],
      before: before?.before ?? [],
    }
    replaced = before
    return put(kept, state, entry, { kind, content }, nowMs)
  })
  if (replaced) await kept.removeContent(replaced)
  return saved
}

const newEntry = ({ kind, content }: Given<ItemKind>, { counter }: OfflineState, at: number) => ({
  ...{ kind, name: content.name, at, revision: LOCAL_REVISION_MIN + counter },
})

/**
 * The content is written before the state that refers to it, so that one of the two versions is always
 * complete.
 */
async function put(
  kept: MemberStore,
  state: OfflineState,
  entry: OutboxEntry,
  { kind, content }: Given<ItemKind>,
  nowMs: number,
) {
  await kept.writeContent(entry, content)
  const others = state.outbox.filter((other) => other.kind !== kind || other.id !== entry.id)
  const next: OfflineState = { ...state, counter: state.counter + 1, outbox: [...others, entry] }
  const view = await viewOf(kept, next, nowMs)
  const answer = (kind === 'plate' ? await view.plate(entry.id) : await view.module(entry.id)) as
    | PlateDocument
    | ModuleDocument
  return { state: next, answer }
}

async function viewOf(kept: MemberStore, state: OfflineState, nowMs: number): Promise<View> {
  const view = await readView(kept, state, nowMs)
  if (!view) throw refusal('NOT_FOUND')
  return view
}

function mustHavePlateRoom({ info: { entitlement }, plates }: View): void {
  const { tier, plateLimit, library } = entitlement
  const counts = { created: entitlement.plateCount, free: 0, paid: 0, trashed: 0 }
  for (const { place } of plates) if (place) counts[place] += 1
  const limits = { plateLimit, libraryFree: library.free, libraryPaid: library.paid }
  if (canAddPlates(counts, { created: 1 }, limits).ok) return
  const message = textStore.read().problem(`plate.limit.${tier}`, { max: plateLimit })
  throw refusal('PLATE_LIMIT', { message })
}

function mustHaveModuleRoom({ modules }: View): void {
  if (canAddModules({ live: modules.length, trashed: 0 }, 1).ok) return
  throw refusal('BAD_REQUEST', { message: textStore.read().problem('module.limit') })
}

function mustBeFree({ modules }: View, name: string, exceptId?: string): void {
  const isTaken = modules.some((module) => module.id !== exceptId && nameKey(module.name) === nameKey(name))
  if (!isTaken) return
  const message = textStore.read().problem('module.name.taken')
  throw refusal('BAD_REQUEST', { message, details: [{ path: 'name', message }] })
}
