import type { AdministeredItem, LibraryGrade } from '@pandok/domain'
import type { adminPlateUpdate, ParamOf, Problem } from '@pandok/protocol'
import { ActionError } from '#rpc/ActionError.ts'
import type { Services } from '#rpc/Services.ts'

export type ItemChange = ParamOf<typeof adminPlateUpdate>['change']

/** In the owner's turn: nobody else changes the item until it ends. */
export interface ItemTurn<Item extends AdministeredItem> {
  bound: Services['repositories']
  item: Item
  at: Date
}

/** What is done differently to plates and to modules. */
export interface Shelf<Item extends AdministeredItem> {
  setShared: (turn: ItemTurn<Item>, shared: boolean) => Promise<void>
  moveToTrash: (turn: ItemTurn<Item>) => Promise<void>
  /** Refuses what the owner has no room for. Answers what it is called from now on. */
  takeFromTrash: (turn: ItemTurn<Item>) => Promise<string>
  setLibrary: (turn: ItemTurn<Item>, library: LibraryGrade | null) => Promise<void>
  /** Refuses what readers couldn't use. */
  mustBePublishable: (turn: ItemTurn<Item>, grade: LibraryGrade) => Promise<void>
}

type Told = Record<string, unknown>

/** Makes one change and answers what it was before and is now; what changes nothing is refused. */
export async function changeItem<Item extends AdministeredItem>(
  shelf: Shelf<Item>,
  turn: ItemTurn<Item>,
  change: ItemChange,
): Promise<{ before: Told; after: Told }> {
  const { shared, library, deletedAt, name } = turn.item
  switch (change.kind) {
    case 'unshare':
      if (!shared) throw nothing()
      await shelf.setShared(turn, false)
      return { before: { shared }, after: { shared: false } }
    case 'delete': {
      if (deletedAt) throw nothing()
      await shelf.moveToTrash(turn)
      // Or its owner could bring it back into the library out of the trash.
      if (library) await shelf.setLibrary(turn, null)
      return changed(
        { deletedAt: null, shared, library },
        { deletedAt: turn.at.toISOString(), shared: false, library: null },
      )
    }
    case 'restore': {
      if (!deletedAt) throw nothing()
      const newName = await shelf.takeFromTrash(turn)
      return changed({ deletedAt: deletedAt.toISOString(), name }, { deletedAt: null, name: newName })
    }
    case 'publish':
      if (deletedAt) throw refused('admin.inTrash')
      if (library === change.grade) throw nothing()
      await shelf.mustBePublishable(turn, change.grade)
      await shelf.setLibrary(turn, change.grade)
      return { before: { library }, after: { library: change.grade } }
    case 'unpublish':
      if (!library) throw nothing()
      await shelf.setLibrary(turn, null)
      return { before: { library }, after: { library: null } }
  }
}

export const refused = (problem: Problem) => new ActionError('BAD_REQUEST', { problem })
const nothing = () => refused('admin.nothingToChange')

function changed(before: Told, after: Told): { before: Told; after: Told } {
  const names = Object.keys(before).filter((name) => before[name] !== after[name])
  const pick = (all: Told) => Object.fromEntries(names.map((name) => [name, all[name]]))
  return { before: pick(before), after: pick(after) }
}
