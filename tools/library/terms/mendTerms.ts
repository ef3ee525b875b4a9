import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { LOCALES, type Locale } from '@pandok/domain'
import { isPair, isScalar, type Node, type Pair, parseDocument, visit } from 'yaml'
import { inRepository } from '../../build/repository.mjs'
import { readTerms } from './readTerms.ts'
import { NOT_OURS, NOT_WORDS } from './wordsIn.ts'

/**
 * `node --import tsx tools/library/terms/mendTerms.ts` replaces other words for a thing with the library's
 * term.
 */
const keyOf = (pair: Pair): string => (isScalar(pair.key) ? String(pair.key.value) : '')

for (const folder of ['modules', 'plates']) {
  for (const name of readdirSync(inRepository('packages', 'library', 'data', folder))) {
    const path = inRepository('packages', 'library', 'data', folder, name)
    const id = name.replace(/\.yaml$/u, '')
    const text = readFileSync(path, 'utf8')
    const document = parseDocument(text)
    let changed = 0
    visit(document, {
      Scalar(key, node, ancestors) {
        if (key === 'key' || typeof node.value !== 'string') return
        const locale = localeAt(ancestors as Node[])
        if (!locale) return
        const mended = readTerms()
          .filter((other) => other.locale === locale && !other.except.has(id))
          .reduce((text, { pattern, instead }) => text.replace(pattern, instead), node.value)
        if (mended !== node.value) changed += 1
        node.value = mended
      },
    })
    if (changed === 0) continue
    // Generated files have each text on one line, however long it is.
    const lineWidth = /^.{300}/mu.test(text) ? 0 : 140
    writeFileSync(path, document.toString({ lineWidth, flowCollectionPadding: false }))
    console.info(`${id}: ${changed} texts`)
  }
}

/** Returns the language of a text, or undefined for a field that contains no text. */
function localeAt(ancestors: readonly unknown[]): Locale | undefined {
  const keys = ancestors.filter((node) => isPair(node)).map((pair) => keyOf(pair as Pair))
  if (keys.some((key) => NOT_OURS.has(key)) || NOT_WORDS.has(keys.at(-1) ?? '')) return undefined
  return LOCALES.find((locale) => keys.includes(locale))
}
