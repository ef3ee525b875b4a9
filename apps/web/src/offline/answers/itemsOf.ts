import { moduleRights, plateRights } from '@pandok/domain'
import type { ModuleItem, PlateItem } from '@pandok/protocol'
import type { OutboxEntry } from '../kept/OfflineState.ts'
import { modulesIn, type SavedModule, type SavedPlate } from './contents.ts'

const OWN = { isMine: true, isDeleted: false, shared: false, library: null, isCopied: false }
const NO_LIBRARY = { plateLimit: 0, libraryFree: 0, libraryPaid: 0 }

/** The fields that both kinds share for an item created here. */
const made = ({ id, at }: OutboxEntry, { nickname }: { nickname: string }) => ({
  ...{ id, nickname, shared: false, mine: true, copied: false, locked: false },
  createdAt: new Date(at).toISOString(),
})

/** The list item of a plate saved here. */
export function plateItemOf(
  entry: OutboxEntry,
  { name, cells, keyMap }: SavedPlate,
  before: PlateItem | undefined,
  author: { nickname: string },
): PlateItem {
  const facts = { ...OWN, place: null, earlierInPlace: 0, entitlement: NO_LIBRARY }
  return {
    ...(before ?? { ...made(entry, author), may: plateRights(facts) }),
    ...{ name, revision: entry.revision, updatedAt: new Date(entry.at).toISOString() },
    cellCount: cells.length,
    keyCount: Object.keys(keyMap).length,
    moduleCount: modulesIn({ name, cells, keyMap, autoFill: [] }).length,
    sketch: cells.map(({ position, color }) => ({ position, ...(color === undefined ? {} : { color }) })),
  }
}

export function moduleItemOf(
  entry: OutboxEntry,
  { definition, ...labels }: SavedModule,
  before: ModuleItem | undefined,
  author: { nickname: string },
): ModuleItem {
  const count = (part: 'inputs' | 'outputs') => {
    const list = definition[part]
    return Array.isArray(list) ? list.length : 0
  }
  return {
    ...(before ?? { ...made(entry, author), may: moduleRights({ ...OWN, hasPaidLibrary: false }) }),
    ...labels,
    ...{ revision: entry.revision, updatedAt: new Date(entry.at).toISOString() },
    ...{ inputCount: count('inputs'), outputCount: count('outputs') },
  }
}
