import { LOCALES, type PlateContent } from '@pandok/domain'
import { readDefinition, type SectionText } from '@pandok/module-engine'
import { canonicalJson } from '../form/canonicalJson.ts'
import { wordsOf } from './wordsOf.ts'

/** The plates and modules of a member, reduced to what is compared. */
export interface ComparedDocuments {
  plates: readonly Pick<PlateContent, 'name' | 'cells'>[]
  modules: readonly { name: string; definition: unknown }[]
}

/** A cell of a plate, or a module, that the member has. */
export interface OwnRow {
  /** The names of the plate and the cell, or that of the module. */
  name: string
  /** The sentences of a cell in one language; empty for a module. */
  texts: readonly SectionText[]
  /** Equal sentences, or equal modules, have the same key. */
  said: string
}

/**
 * Returns what the member has, for comparison with the content of a file: each cell in each of its languages.
 */
export function ownRows({ plates, modules }: ComparedDocuments): OwnRow[] {
  const cells = plates.flatMap((plate) =>
    plate.cells.flatMap((cell): OwnRow[] => {
      const phrases = cell.outputs.filter((output) => output.kind === 'phrase')
      if (phrases.length < cell.outputs.length) return []
      return LOCALES.flatMap((locale) => {
        const texts = phrases.flatMap(({ section, text }) => {
          const written = text[locale]
          return written === undefined ? [] : [{ section, text: written }]
        })
        return texts.length === 0
          ? []
          : [{ name: `${plate.name} › ${cell.name}`, texts, said: wordsOf(texts) }]
      })
    }),
  )
  return [
    ...cells,
    ...modules.map(({ name, definition }) => ({ name, texts: [], said: definitionKey(definition) })),
  ]
}

/** Two spellings of a definition are equal if the engine reads the same from them. */
export function definitionKey(definition: unknown): string {
  const read = readDefinition(definition)
  return canonicalJson(read.ok ? read.definition : definition)
}
