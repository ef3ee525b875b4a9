// node --import tsx tools/library/writeLibraryDocument.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { inRepository } from '../build/repository.mjs'
import { libraryDocument } from './libraryDocument.ts'
import { readLibrary } from './readLibrary.ts'

const path = inRepository('docs', 'library.md')
writeFileSync(path, libraryDocument(readFileSync(path, 'utf8'), readLibrary()))
