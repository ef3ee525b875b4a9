import type { PlateContent } from '@pandok/domain'
import { type Answers, type LibraryPlate, plateContent } from '@pandok/library'
import { pressCells } from '../../tools/library/goldens/pressCells.ts'
import { readLibrary } from '../../tools/library/readLibrary.ts'
import { REPORT_CELL } from '../../tools/library/synoptic/synopticCells.ts'
import { countKeys, type KeyCount } from './countKeys.ts'

/** Keys to a finished report, for every plate of the library that writes an exam. */
const LIMITS: Readonly<Record<string, Partial<Record<'normal' | 'one' | 'two', number>>>> = {
  'thyroid-us': { one: 15 },
  'lumbar-spine-mr': { two: 20 },
}
const NORMAL_LIMIT = 2

const { plates, modules } = readLibrary()
const known = modules.map(({ id, names, definition }) => ({ id, name: names.ko, definition }))
const shown = (count: KeyCount | undefined): string =>
  count === undefined ? '–' : `${count.keys}${count.blocks > 0 ? ' (blocked)' : ''}`
/** If several keys write a normal report, the one with the fewest presses counts. */
const fewest = (counts: readonly (KeyCount | undefined)[]): KeyCount | undefined =>
  counts.reduce((least, one) => (one && (!least || one.keys < least.keys) ? one : least), undefined)
const missed: string[] = []

/** What an image of an extremity says of itself; other plates take nothing from images. */
const image = new Map([
  ['Laterality', 'R'],
  ['BodyPartExamined', 'KNEE'],
])
const besideImages = { attribute: (name: string) => image.get(name) }

console.info('plate                 all normal  beside images  one finding  two findings  cells')
for (const library of plates) {
  const plate = plateContent(library, 'ko', (id) => id)
  const parts = { plate, modules: known }
  const normals = plate.cells.filter((cell) => cell.normal === 'all')
  // Files name what is commonest first.
  const findings = plate.cells.filter(
    ({ finding, outputs }) => finding && outputs.some(({ kind }) => kind === 'phrase'),
  )
  const synopsis = synopsisKeys(library, plate)
  if (synopsis !== undefined) {
    console.info(`${library.id.padEnd(26)} ${synopsis}`)
    continue
  }
  const [normal] = normals
  if (!normal) {
    console.info(`${library.id.padEnd(22)}no key writes its normal report`)
    continue
  }
  const counts = {
    normal: fewest(normals.map((cell) => countKeys(parts, [cell]))),
    besideImages: countKeys(parts, [normal], besideImages),
    one: fewest(normals.map((cell) => countKeys(parts, [cell, ...findings.slice(0, 1)]))),
    two: fewest(normals.map((cell) => countKeys(parts, [cell, ...findings.slice(0, 2)]))),
  }
  const columns = [
    shown(counts.normal).padStart(10),
    shown(counts.besideImages).padStart(14),
    shown(counts.one).padStart(12),
    shown(counts.two).padStart(13),
  ]
  console.info(`${library.id.padEnd(22)}${columns.join(' ')}${String(plate.cells.length).padStart(7)}`)
  for (const [which, count] of Object.entries({
    'all normal': counts.normal,
    'all normal beside images': counts.besideImages,
  })) {
    if ((count?.keys ?? Number.POSITIVE_INFINITY) > NORMAL_LIMIT)
      missed.push(`${library.id}: ${which} takes ${shown(count)} keys`)
  }
  for (const [which, limit] of Object.entries(LIMITS[library.id] ?? {})) {
    const keys = counts[which as keyof typeof counts]?.keys ?? Number.POSITIVE_INFINITY
    if (keys > limit) missed.push(`${library.id}: ${which} takes ${keys} keys, at most ${limit} requested`)
  }
}
/** The keys for a synopsis: the first report among its module's tests, with answers by board keys where there are any and the rest typed. */
function synopsisKeys(library: LibraryPlate, plate: PlateContent): string | undefined {
  const form = library.cells.find(({ id }) => id === REPORT_CELL)?.outputs[0]
  const module = form && 'module' in form ? modules.find(({ id }) => id === form.module) : undefined
  if (!module) return undefined
  const answers = module.definition.tests[0]?.given as Answers
  const { written, keys, typed } = pressCells({ plate, modules: known }, answers, { main: 'ko' })
  if (!written.ok) missed.push(`${library.id}: ${written.why}`)
  // The form is opened for what is typed, and Ctrl+Enter writes.
  const all = keys + typed + (typed > 0 ? 2 : 1)
  return `synopsis: ${all} keys, ${keys} of them answers on the board, ${plate.cells.length} cells`
}

for (const line of missed) console.error(line)
process.exitCode = missed.length > 0 ? 1 : 0
