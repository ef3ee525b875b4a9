import { entitlementOf, isPassValidOffline, plateRights } from '@pandok/domain'
import type { ModuleDocument, PlateItem } from '@pandok/protocol'
import type { MirrorIndex, Place } from '../kept/createMirror.ts'
import type { ItemKind, MemberInfo, OfflineState } from '../kept/OfflineState.ts'
import type { MemberStore } from '../kept/openMemberStore.ts'
import type { Contents, Documents, Items } from '../kinds/OfflineKind.ts'
import { OFFLINE_KINDS } from '../kinds/offlineKinds.ts'

/** The member's documents: the last state known from the server, with the changes saved here on top. */
export interface View {
  info: MemberInfo
  items: { readonly [Kind in ItemKind]: readonly Items[Kind][] }
  document<Kind extends ItemKind>(kind: Kind, id: string): Promise<Documents[Kind] | undefined>
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
  const asNow = <Item extends object>(item: Item): Item =>
    isPassKept || !('place' in item) ? item : withoutPass(item as Item & PlateItem)

  async function document<Kind extends ItemKind>(
    kind: Kind,
    id: string,
  ): Promise<Documents[Kind] | undefined> {
    const entry = entryOf(kind, id)
    const written = entry && ((await kept.content(entry)) as Contents[Kind] | undefined)
    if (!entry || !written) {
      const held = (await kept.mirror.record(kind, id))?.document as Documents[Kind] | undefined
      return held && { ...held, ...asNow(held) }
    }
    const { sentContent, itemOf } = OFFLINE_KINDS[kind]
    // A module that it refers to may have been created on the server since.
    const content = sentContent(written, state.ids)
    const places = index[kind] as Record<string, Place<Kind>>
    const item = itemOf(entry, content, places[id]?.item, author)
    // A document is its content and its item, which a type parameter can't express.
    return { ...content, ...asNow(item) } as unknown as Documents[Kind]
  }

  async function modulesOf(plateId: string, ids: readonly string[]): Promise<ModuleDocument[]> {
    const held = await kept.mirror.records('module', ids)
    const others = (await kept.mirror.record('plate', plateId))?.others ?? []
    const found: ModuleDocument[] = []
    for (const id of ids) {
      const own = entryOf('module', id) ? await document('module', id) : held.get(id)?.document
      const other = own ?? others.find((one) => one.id === id) ?? (await otherModule(kept, index, id))
      if (other) found.push(other)
    }
    return found
  }

  const items = {
    plate: (await overlaid(kept, state, index, 'plate', author)).map(asNow),
    module: await overlaid(kept, state, index, 'module', author),
  }
  const shownInfo = isPassKept ? info : withFreeTier(info)
  return { info: withCounts(shownInfo, items.plate), items, document, modulesOf }
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
  author: { nickname: string },
): Promise<Items[Kind][]> {
  const items = new Map<string, Items[Kind]>()
  for (const { item } of Object.values(index[kind])) items.set(item.id, item)
  for (const entry of state.outbox) {
    const content = entry.kind === kind ? ((await kept.content(entry)) as Contents[Kind]) : undefined
    // A document that can't be read must not break the whole list.
    if (content !== undefined)
      items.set(entry.id, OFFLINE_KINDS[kind].itemOf(entry, content, items.get(entry.id), author))
  }
  return [...items.values()]
}

/** The item as the server would show it after the pass has expired. */
function withoutPass<Item extends PlateItem>(item: Item): Item {
  if (item.place !== 'paid') return item
  const facts = {
    isMine: item.mine,
    isDeleted: false,
    shared: item.shared,
    library: item.library ?? null,
    isCopied: item.copied,
    place: item.place,
    earlierInPlace: 0,
    entitlement: entitlementOf('free'),
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
