import { LOCALES, type PlateContent } from '@pandok/domain'
import { readDefinition, type SectionText } from '@pandok/module-engine'
import { canonicalJson } from '../form/canonicalJson.ts'
import { wordsOf } from './wordsOf.ts'

/** The plates and modules of a member, as far as they are compared. */
export interface ComparedDocuments {
  plates: readonly Pick<PlateContent, 'name' | 'cells'>[]
  modules: readonly { name: string; definition: unknown }[]
}

/** A cell of a plate or a module that the member has. */
export interface OwnRow {
  /** The plate and the cell, or the module, by their names. */
  name: string
  /** The sentences of a cell in one language; none for a module. */
  texts: readonly SectionText[]
  /** The key by which equal sentences, or equal modules, are recognized. */
  said: string
}

/** Returns what the member has, for comparison with what a file brings: each cell in each of its languages. */
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

/** Two spellings of a definition are the same if the engine reads the same. */
export function definitionKey(definition: unknown): string {
  const read = readDefinition(definition)
  return canonicalJson(read.ok ? read.definition : definition)
}
