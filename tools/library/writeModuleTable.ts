// node --import tsx tools/library/writeModuleTable.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { inRepository } from '../build/repository.mjs'
import { moduleTable, withModuleTable } from './moduleTable.ts'
import { readLibrary } from './readLibrary.ts'

const path = inRepository('docs', 'library.md')
writeFileSync(path, withModuleTable(readFileSync(path, 'utf8'), moduleTable(readLibrary().modules)))
