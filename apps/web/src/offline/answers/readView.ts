import { entitlementOf, isPassValidOffline } from '@pandok/domain'
import type { MirrorIndex } from '../kept/createMirror.ts'
import { placesIn } from '../kept/createMirror.ts'
import type { ItemKind, MemberInfo, OfflineState } from '../kept/OfflineState.ts'
import type { MemberStore } from '../kept/openMemberStore.ts'
import type { KeptContent, KeptItem } from '../kinds/KeptItem.ts'
import { kindNames } from '../kinds/kindNames.ts'
import { OFFLINE_KINDS } from '../kinds/offlineKinds.ts'
import type { View } from '../kinds/View.ts'
import { sentContent } from './sentContent.ts'

/** Undefined if nothing is stored of the member. */
export async function readView(
  kept: MemberStore,
  state: OfflineState,
  nowMs: number,
): Promise<View | undefined> {
  if (!state.info) return undefined
  const index = await kept.mirror.index()
  const isPassKept = isPassValidOffline({ ...state, nowMs })
  const asNow = (kind: ItemKind, item: KeptItem): KeptItem =>
    isPassKept ? item : (OFFLINE_KINDS[kind].withoutPass?.(item) ?? item)
  const author = { nickname: state.info.user.nickname }

  async function savedHere(kind: ItemKind, id: string): Promise<KeptItem | undefined> {
    const entry = state.outbox.find((one) => one.kind === kind && one.id === id)
    const written = entry && ((await kept.content(entry)) as KeptContent | undefined)
    if (!entry || !written) return undefined
    // A document that it refers to may have been created on the server since.
    const content = sentContent(kind, written, state)
    const before = placesIn(index, kind)[id]?.item
    const item = OFFLINE_KINDS[kind].itemOf(entry, content, before, author)
    return { ...content, ...asNow(kind, item) }
  }

  async function documents(kind: ItemKind, ids: readonly string[]): Promise<Map<string, KeptItem>> {
    const held = await kept.mirror.records(kind, ids)
    const found = new Map<string, KeptItem>()
    for (const id of ids) {
      const known = held.get(id)?.document
      const document = (await savedHere(kind, id)) ?? (known && { ...known, ...asNow(kind, known) })
      if (document) found.set(id, document)
    }
    return found
  }

  const othersWith = async (kind: ItemKind, id: string) => (await kept.mirror.record(kind, id))?.others ?? []

  async function otherDocument(withKind: ItemKind, id: string): Promise<KeptItem | undefined> {
    for (const { item, hasOthers } of Object.values(placesIn(index, withKind))) {
      const found = hasOthers && (await othersWith(withKind, item.id)).find((one) => one.id === id)
      if (found) return found
    }
    return undefined
  }

  const items = {} as Record<ItemKind, KeptItem[]>
  let info = isPassKept ? state.info : withFreeTier(state.info)
  for (const kind of kindNames()) {
    const shown = await overlaid({ kept, state, index, kind, author })
    items[kind] = shown.map((item) => asNow(kind, item))
    info = OFFLINE_KINDS[kind].counted?.(info, items[kind]) ?? info
  }
  const document = async (kind: ItemKind, id: string) => (await documents(kind, [id])).get(id)
  return { info, items, document, documents, othersWith, otherDocument }
}

interface OverlayParts {
  kept: MemberStore
  state: OfflineState
  index: MirrorIndex
  kind: ItemKind
  author: { nickname: string }
}

async function overlaid({ kept, state, index, kind, author }: OverlayParts): Promise<KeptItem[]> {
  const items = new Map<string, KeptItem>()
  for (const { item } of Object.values(placesIn(index, kind))) items.set(item.id, item)
  for (const entry of state.outbox) {
    const content = entry.kind === kind ? ((await kept.content(entry)) as KeptContent | undefined) : undefined
    // A document that can't be read must not break the whole list.
    if (content !== undefined)
      items.set(entry.id, OFFLINE_KINDS[kind].itemOf(entry, content, items.get(entry.id), author))
  }
  return [...items.values()]
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
