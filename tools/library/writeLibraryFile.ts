import { writeFileSync } from 'node:fs'
import { LOCALES } from '@pandok/domain'
import { Document, isMap, isScalar, visit, type YAMLMap } from 'yaml'

const isLocale = (key: unknown): boolean => LOCALES.some((locale) => isScalar(key) && key.value === locale)

/**
 * Texts in five languages and answers are written on one line each, as in files that were written by hand.
 */
function isShort({ items }: YAMLMap): boolean {
  return (
    items.every(({ key }) => isLocale(key)) || items.some(({ key, value }) => isLabel(key) && isMap(value))
  )
}

/** Objects with one of these keys are written over several lines. */
const LONG: ReadonlySet<unknown> = new Set(['options', 'rows', 'body'])

const isLabel = (key: unknown): boolean => isScalar(key) && key.value === 'label'

/** Writes a library file that was generated from a neutral one. */
export function writeLibraryFile(path: string, content: object): void {
  const document = new Document(JSON.parse(JSON.stringify(content)), { aliasDuplicateObjects: false })
  visit(document, {
    Map(_, node) {
      const isLong = node.items.some(({ key }) => isScalar(key) && LONG.has(key.value))
      if (isShort(node) && !isLong) node.flow = true
    },
  })
  writeFileSync(path, document.toString({ lineWidth: 0, flowCollectionPadding: false }))
}
