import { type AdministeredItem, type LibraryGrade, mayBeSold } from '@pandok/domain'
import type { adminPlateUpdate, ParamOf, Problem } from '@pandok/protocol'
import { ActionError } from '#rpc/ActionError.ts'
import type { Services } from '#rpc/Services.ts'
import type { ItemRepository } from './itemRepositories.ts'

export type ItemChange = ParamOf<typeof adminPlateUpdate>['change']

/** The owner's lock is held, so nobody else changes the item until the transaction ends. */
export interface LockedItem<Item extends AdministeredItem> {
  bound: Services<ItemRepository>['repositories']
  item: Item
  at: Date
}

/** The operations that differ between plates and modules. */
export interface Catalog<Item extends AdministeredItem> {
  setShared: (locked: LockedItem<Item>, shared: boolean) => Promise<void>
  moveToTrash: (locked: LockedItem<Item>) => Promise<void>
  /** Refuses if the owner has no room, and returns the new name. */
  takeFromTrash: (locked: LockedItem<Item>) => Promise<string>
  setLibrary: (locked: LockedItem<Item>, library: LibraryGrade | null) => Promise<void>
  /** Refuses what readers couldn't use. */
  mustBePublishable: (locked: LockedItem<Item>, grade: LibraryGrade) => Promise<void>
}

type Told = Record<string, unknown>

/** Makes one change and returns the values before and after; a change without effect is refused. */
export async function changeItem<Item extends AdministeredItem>(
  catalog: Catalog<Item>,
  locked: LockedItem<Item>,
  change: ItemChange,
): Promise<{ before: Told; after: Told }> {
  const { shared, library, deletedAt, name } = locked.item
  switch (change.kind) {
    case 'unshare':
      if (!shared) throw nothing()
      await catalog.setShared(locked, false)
      return { before: { shared }, after: { shared: false } }
    case 'delete': {
      if (deletedAt) throw nothing()
      await catalog.moveToTrash(locked)
      // Otherwise its owner could restore it from the trash into the library.
      if (library) await catalog.setLibrary(locked, null)
      return changed(
        { deletedAt: null, shared, library },
        { deletedAt: locked.at.toISOString(), shared: false, library: null },
      )
    }
    case 'restore': {
      if (!deletedAt) throw nothing()
      const newName = await catalog.takeFromTrash(locked)
      return changed({ deletedAt: deletedAt.toISOString(), name }, { deletedAt: null, name: newName })
    }
    case 'publish':
      if (deletedAt) throw refused('admin.inTrash')
      if (library === change.grade) throw nothing()
      await mustBeSellable(locked, change.grade)
      await catalog.mustBePublishable(locked, change.grade)
      await catalog.setLibrary(locked, change.grade)
      return { before: { library }, after: { library: change.grade } }
    case 'unpublish':
      if (!library) throw nothing()
      await catalog.setLibrary(locked, null)
      return { before: { library }, after: { library: null } }
  }
}

async function mustBeSellable<Item extends AdministeredItem>(
  { bound, item }: LockedItem<Item>,
  grade: LibraryGrade,
): Promise<void> {
  if (grade === 'paid' && !mayBeSold(await bound.library.findSources(item.id)))
    throw refused('admin.sourcesUnread')
}

export const refused = (problem: Problem) => new ActionError('BAD_REQUEST', { problem })
const nothing = () => refused('admin.nothingToChange')

function changed(before: Told, after: Told): { before: Told; after: Told } {
  const names = Object.keys(before).filter((name) => before[name] !== after[name])
  const pick = (all: Told) => Object.fromEntries(names.map((name) => [name, all[name]]))
  return { before: pick(before), after: pick(after) }
}
