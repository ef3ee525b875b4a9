import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { LOCALES, type Locale } from '@pandok/domain'
import { isPair, isScalar, type Node, type Pair, parseDocument, type Scalar, visit } from 'yaml'
import { inRepository } from '../../build/repository.mjs'
import { readTerms } from './readTerms.ts'
import { spaced } from './spacing.ts'
import { NOT_OURS, NOT_WORDS } from './wordsIn.ts'

/**
 * `npm run library:terms`: writes the library's word wherever another one stands for the thing, and the spaces of each
 * language. The rest of a file stays as it was laid out.
 */
for (const folder of ['modules', 'plates']) {
  for (const name of readdirSync(inRepository('packages', 'library', 'data', folder))) {
    const path = inRepository('packages', 'library', 'data', folder, name)
    const id = name.replace(/\.yaml$/u, '')
    const source = readFileSync(path, 'utf8')
    const places = wordsAt(source)
    let text = source
    let changed = 0
    for (const { node, locale } of places.toReversed()) {
      const [start = 0, end = 0] = node.range ?? []
      const written = text.slice(start, end)
      const now = inItsPlace(written, node.value, mended(node.value, locale, id), locale)
      if (now === written) continue
      text = text.slice(0, start) + now + text.slice(end)
      changed += 1
    }
    if (changed === 0) continue
    writeFileSync(path, text)
    console.info(`${id}: ${changed} texts`)
  }
}

interface WordsAt {
  node: Scalar<string>
  locale: Locale
}

/** Returns the texts of ours in a file, in their order. */
function wordsAt(source: string): readonly WordsAt[] {
  const found: WordsAt[] = []
  visit(parseDocument(source), {
    Scalar(key, node, ancestors) {
      const locale = localeAt(ancestors as Node[])
      if (key !== 'key' && typeof node.value === 'string' && locale)
        found.push({ node: node as Scalar<string>, locale })
    },
  })
  return found
}

function mended(words: string, locale: Locale, id: string): string {
  const named = readTerms()
    .filter((other) => other.locale === locale && !other.except.has(id))
    .reduce((text, { pattern, instead }) => text.replace(pattern, instead), words)
  return spaced(named, locale)
}

/** Words over several lines are put on one, because a line's end is a space; with escaped signs only spaces are mended. */
function inItsPlace(written: string, before: string, now: string, locale: Locale): string {
  if (before === now) return written
  const line = written.replace(/\n\s*/gu, ' ')
  return line.includes(before) ? line.replace(before, () => now) : spaced(line, locale)
}

/** The language of a text; undefined for what is no text of ours. */
function localeAt(ancestors: readonly unknown[]): Locale | undefined {
  const keys = ancestors.filter((node) => isPair(node)).map((pair) => keyOf(pair as Pair))
  if (keys.some((key) => NOT_OURS.has(key)) || NOT_WORDS.has(keys.at(-1) ?? '')) return undefined
  return LOCALES.find((locale) => keys.includes(locale))
}

function keyOf(pair: Pair): string {
  return isScalar(pair.key) ? String(pair.key.value) : ''
}
