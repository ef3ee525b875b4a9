import { readFileSync, writeFileSync } from 'node:fs'
import { LOCALES } from '@pandok/domain'
import { examFile } from '@pandok/library'
import { Document, isMap, isScalar, parse, visit, type YAMLMap } from 'yaml'
import { plateFile } from '../readLibrary.ts'
import { EXAM_HEADS } from './examHeads.ts'
import { examLibraryPlate } from './examLibraryPlate.ts'

const isLocale = (key: unknown): boolean => LOCALES.some((locale) => isScalar(key) && key.value === locale)

/** Words in five languages and answers stand on one line each, as in the files that were written by hand. */
function isShort({ items }: YAMLMap): boolean {
  return (
    items.every(({ key }) => isLocale(key)) || items.some(({ key, value }) => isLabel(key) && isMap(value))
  )
}

const isLabel = (key: unknown): boolean => isScalar(key) && key.value === 'label'

/** `node --import tsx tools/library/exams/takeExams.ts FILE…`: makes the library's plates of neutral exam files. */
for (const path of process.argv.slice(2)) {
  const file = examFile.parse(parse(readFileSync(path, 'utf8'), { merge: true }))
  const document = new Document(JSON.parse(JSON.stringify(examLibraryPlate(file))), {
    aliasDuplicateObjects: false,
  })
  visit(document, {
    Map(_, node) {
      const hasOptions = node.items.some(({ key }) => isScalar(key) && key.value === 'options')
      if (isShort(node) && !hasOptions) node.flow = true
    },
  })
  const target = plateFile(EXAM_HEADS[file.id]?.id ?? file.id)
  writeFileSync(target, document.toString({ lineWidth: 0, flowCollectionPadding: false }))
  console.info(`${target} made of ${path}`)
}
