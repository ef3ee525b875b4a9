import { readFileSync, writeFileSync } from 'node:fs'
import { type LibraryPlate, sourceStateOf } from '@pandok/library'
import { withAbbreviations } from './abbreviations.ts'
import { plateFile } from './libraryFile.ts'
import { plateSummary } from './plateSummary.ts'
import { readLibrary } from './readLibrary.ts'

/** Writes one line for each language; quotation marks keep a synonym together, whatever it contains. */
const synonymLines = ({ id, synonyms }: LibraryPlate): string =>
  Object.entries(withAbbreviations(id, synonyms))
    .map(([locale, words]) => `  ${locale}: [${words.map((word) => JSON.stringify(word)).join(', ')}]\n`)
    .join('')

/**
 * `npm run library:describe` writes the card text, the state of its sources, and the abbreviations for
 * searching into each plate.
 */
const { plates, modules } = readLibrary()
for (const plate of plates) {
  const path = plateFile(plate.id)
  const state = sourceStateOf(plate, modules)
  const words = Object.entries(plateSummary(plate, modules))
    .map(([locale, text]) => `${locale}: ${JSON.stringify(text)}`)
    .join(', ')
  writeFileSync(
    path,
    readFileSync(path, 'utf8')
      .replace(/^summary: .*$/mu, () => `summary: {${words}}`)
      .replace(/^synonyms:.*\n(?:[ \t].*\n)*/mu, () => `synonyms:\n${synonymLines(plate)}`)
      .replace(/^sources: .*\n/mu, '')
      .replace(/^grade: .*$/mu, (grade) => (state ? `${grade}\nsources: ${state}` : grade)),
  )
}
console.info(`${plates.length} plates described`)
