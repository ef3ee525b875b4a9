import { readFileSync, writeFileSync } from 'node:fs'
import { examFile } from '@pandok/library'
import { parse, stringify } from 'yaml'
import { plateFile } from '../readLibrary.ts'
import { EXAM_HEADS } from './examHeads.ts'
import { examLibraryPlate } from './examLibraryPlate.ts'

/** `node --import tsx tools/library/exams/takeExams.ts FILE…`: makes the library's plates of neutral exam files. */
for (const path of process.argv.slice(2)) {
  const file = examFile.parse(parse(readFileSync(path, 'utf8'), { merge: true }))
  const target = plateFile(EXAM_HEADS[file.id]?.id ?? file.id)
  writeFileSync(
    target,
    stringify(examLibraryPlate(file), {
      lineWidth: 0,
      aliasDuplicateObjects: false,
      flowCollectionPadding: false,
    }),
  )
  console.info(`${target} made of ${path}`)
}
