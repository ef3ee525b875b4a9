import type { LibraryGrade, ModuleContent, PlateContent } from '@pandok/domain'
import type { LibraryMark } from '#db/repositories/libraryRepository.ts'

export type LibraryKind = LibraryMark['kind']

interface Item<Kind extends LibraryKind, Content> extends LibraryMark {
  kind: Kind
  grade: LibraryGrade
  content: Content
  facts: Readonly<Record<string, unknown>>
}

/** A module or plate of the library in the form of the database. */
export type LibraryItem = Item<'module', ModuleContent> | Item<'plate', PlateContent>

export interface Library {
  marks: readonly LibraryMark[]
  /** It is only called if the database lacks something. */
  readItems: () => Promise<readonly LibraryItem[]>
}
