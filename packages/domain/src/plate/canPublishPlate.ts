import type { LibraryGrade } from '../document/MemberDocument.ts'
import type { ModuleView } from '../module/Module.ts'
import { allow, refuse, type Verdict } from '../verdict.ts'
import { moduleIdsOf } from './moduleIdsOf.ts'
import type { Cell } from './Plate.ts'

interface PublishedPlate {
  ownerId: string
  /** A plate that was taken from the library can't be published in it. */
  place: LibraryGrade | null
  cells: readonly Cell[]
  modules: readonly Pick<ModuleView, 'id' | 'ownerId' | 'library' | 'deletedAt'>[]
}

/**
 * Readers get a plate with its owner's modules. Of other owners' modules, only those in the library are
 * certain to be available to readers later, and in a free plate only free ones.
 */
export function canPublishPlate(
  { ownerId, place, cells, modules }: PublishedPlate,
  grade: LibraryGrade,
): Verdict<'admin.fromLibrary' | 'admin.plateModules'> {
  if (place !== null) return refuse('admin.fromLibrary')
  const usable = new Set(
    modules
      .filter(({ deletedAt }) => deletedAt === null)
      .filter(({ ownerId: other, library }) => other === ownerId || library === 'free' || library === grade)
      .map(({ id }) => id),
  )
  return moduleIdsOf(cells).every((id) => usable.has(id)) ? allow() : refuse('admin.plateModules')
}
