import type { LibraryGrade, ModuleContent, PlateContent } from '@pandok/domain'
import type { LibraryMark } from '#db/repositories/libraryRepository.ts'

export type LibraryKind = LibraryMark['kind']

interface Item<Kind extends LibraryKind, Content> extends LibraryMark {
  kind: Kind
  grade: LibraryGrade
  content: Content
  facts: Readonly<Record<string, unknown>>
}

/** A module or plate of the library as the database takes it. */
export type LibraryItem = Item<'module', ModuleContent> | Item<'plate', PlateContent>

export interface Library {
  marks: readonly LibraryMark[]
  /** Asked for only when the database lacks something. */
  readItems: () => Promise<readonly LibraryItem[]>
}

/** Everybody has them under the same id, in every installation. */
export const libraryItemId = (kind: LibraryKind, slug: string): string =>
  `${kind === 'module' ? 'mod' : 'pla'}_lib_${slug}`
