import { withTable } from './markdownTable.ts'
import { moduleTable } from './moduleTable.ts'
import type { Library } from './readLibrary.ts'
import { sideBySide, withCounts, withReports } from './sideBySide.ts'
import { unreadTable } from './unreadTable.ts'

/** Returns `docs/library.md` with its numbers, tables and reports as the library is. */
export function libraryDocument(document: string, library: Library): string {
  const modules = withTable(document, 'modules', moduleTable(library.modules))
  const tables = withTable(modules, 'unread', unreadTable(library))
  return withCounts(withReports(tables, sideBySide(library)), library)
}
