import { readFileSync, writeFileSync } from 'node:fs'
import { sourceStateOf } from '@pandok/library'
import { plateFile } from './libraryFile.ts'
import { plateSummary } from './plateSummary.ts'
import { readLibrary } from './readLibrary.ts'

/** `npm run library:describe`: writes into each plate what its card says of it, and how far its sources were read. */
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
      .replace(/^sources: .*\n/mu, '')
      .replace(/^grade: .*$/mu, (grade) => (state ? `${grade}\nsources: ${state}` : grade)),
  )
}
console.info(`${plates.length} plates described`)
