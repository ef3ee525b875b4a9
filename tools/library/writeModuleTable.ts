// node --import tsx tools/library/writeModuleTable.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { inRepository } from '../build/repository.mjs'
import { moduleTable, withModuleTable } from './moduleTable.ts'
import { readLibrary } from './readLibrary.ts'
import { sideBySide, withCounts, withReports } from './sideBySide.ts'

const path = inRepository('docs', 'library.md')
const library = readLibrary()
const tables = withModuleTable(readFileSync(path, 'utf8'), moduleTable(library.modules))
writeFileSync(path, withCounts(withReports(tables, sideBySide(library)), library))
