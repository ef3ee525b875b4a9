import { entitlementOf, isPassValidOffline, plateRights } from '@pandok/domain'
import type { ModuleDocument, ModuleItem, PlateDocument, PlateItem } from '@pandok/protocol'
import type { Items, MirrorIndex } from '../kept/createMirror.ts'
import type { ItemKind, MemberInfo, OfflineState, OutboxEntry } from '../kept/OfflineState.ts'
import type { MemberStore } from '../kept/openMemberStore.ts'
import { type SavedModule, type SavedPlate, withServerModules } from './contents.ts'
import { moduleItemOf, plateItemOf } from './itemsOf.ts'

/** The member's documents: the last state known from the server, with the changes saved here on top. */
export interface View {
  info: MemberInfo
  plates: readonly PlateItem[]
  modules: readonly ModuleItem[]
  plate(id: string): Promise<PlateDocument | undefined>
  module(id: string): Promise<ModuleDocument | undefined>
  /** The modules that are stored locally. */
  modulesOf(plateId: string, ids: readonly string[]): Promise<ModuleDocument[]>
}

/** Undefined if nothing is stored of the member. */
export async function readView(
  kept: MemberStore,
  state: OfflineState,
  nowMs: number,
): Promise<View | undefined> {
  const { info } = state
  if (!info) return undefined
  const index = await kept.mirror.index()
  const isPassKept = isPassValidOffline({ ...state, nowMs })
  const author = { nickname: info.user.nickname }

  const entryOf = (kind: ItemKind, id: string) =>
    state.outbox.find((entry) => entry.kind === kind && entry.id === id)
  const asNow = (item: PlateItem): PlateItem => (isPassKept ? item : withoutPass(item))

  async function plate(id: string): Promise<PlateDocument | undefined> {
    const entry = entryOf('plate', id)
    const written = entry && ((await kept.content(entry)) as SavedPlate | undefined)
    if (!entry || !written) {
      const document = (await kept.mirror.record('plate', id))?.document
      return document && { ...document, ...asNow(document) }
    }
    // A module that it refers to may have been created on the server since.
    const content = withServerModules(written, state.ids)
    const item = plateItemOf(entry, content, index.plate[id]?.item, author)
    return { ...content, ...asNow(item) }
  }

  async function module(id: string): Promise<ModuleDocument | undefined> {
    const entry = entryOf('module', id)
    const content = entry && ((await kept.content(entry)) as SavedModule | undefined)
    if (!entry || !content) return (await kept.mirror.record('module', id))?.document
    return { ...content, ...moduleItemOf(entry, content, index.module[id]?.item, author) }
  }

  async function modulesOf(plateId: string, ids: readonly string[]): Promise<ModuleDocument[]> {
    const held = await kept.mirror.records('module', ids)
    const others = (await kept.mirror.record('plate', plateId))?.others ?? []
    const found: ModuleDocument[] = []
    for (const id of ids) {
      const document = entryOf('module', id) ? await module(id) : held.get(id)?.document
      const other = document ?? others.find((one) => one.id === id) ?? (await otherModule(kept, index, id))
      if (other) found.push(other)
    }
    return found
  }

  const plates = await overlaid(kept, state, index, 'plate', (entry, content, before) =>
    plateItemOf(entry, content as SavedPlate, before, author),
  )
  const modules = await overlaid(kept, state, index, 'module', (entry, content, before) =>
    moduleItemOf(entry, content as SavedModule, before, author),
  )
  const shown = plates.map(asNow)
  return {
    info: withCounts(isPassKept ? info : withFreeTier(info), shown),
    ...{ plates: shown, modules, plate, module, modulesOf },
  }
}

/** A module of somebody else that another of the member's plates uses. */
async function otherModule(
  kept: MemberStore,
  index: MirrorIndex,
  id: string,
): Promise<ModuleDocument | undefined> {
  const using = Object.values(index.plate).filter(({ hasOthers }) => hasOthers)
  for (const { item } of using) {
    const found = (await kept.mirror.record('plate', item.id))?.others.find((one) => one.id === id)
    if (found) return found
  }
  return undefined
}

async function overlaid<Kind extends ItemKind>(
  kept: MemberStore,
  state: OfflineState,
  index: MirrorIndex,
  kind: Kind,
  itemOf: (entry: OutboxEntry, content: unknown, before: Items[Kind] | undefined) => Items[Kind],
): Promise<Items[Kind][]> {
  const items = new Map<string, Items[Kind]>()
  for (const { item } of Object.values(index[kind])) items.set(item.id, item)
  for (const entry of state.outbox) {
    const content = entry.kind === kind ? await kept.content(entry) : undefined
    // A document that can't be read must not break the whole list.
    if (content !== undefined) items.set(entry.id, itemOf(entry, content, items.get(entry.id)))
  }
  return [...items.values()]
}

/** The item as the server would show it after the pass has expired. */
function withoutPass(item: PlateItem): PlateItem {
  if (item.place !== 'paid') return item
  const facts = {
    ...{ isMine: item.mine, isDeleted: false, shared: item.shared, library: item.library ?? null },
    ...{ isCopied: item.copied, place: item.place, earlierInPlace: 0, entitlement: entitlementOf('free') },
  }
  return { ...item, locked: true, may: plateRights(facts) }
}

function withFreeTier(info: MemberInfo): MemberInfo {
  const { plateLimit, libraryFree, libraryPaid } = entitlementOf('free')
  const library = { ...info.entitlement.library, free: libraryFree, paid: libraryPaid }
  return {
    ...info,
    user: { ...info.user, tier: 'free' },
    entitlement: { ...info.entitlement, tier: 'free', plateLimit, library },
  }
}

const withCounts = (info: MemberInfo, plates: readonly PlateItem[]): MemberInfo => ({
  ...info,
  entitlement: {
    ...info.entitlement,
    plateCount: plates.filter(({ place }) => place === undefined).length,
  },
})
