import { plateContent } from '@pandok/library'
import { countKeys, type KeyCount, type Press } from '../../tools/library/keys/countKeys.ts'
import { readLibrary } from '../../tools/library/readLibrary.ts'
import { COMMON_FINDINGS } from './commonFindings.ts'
import { synopsisKeys } from './synopsisKeys.ts'

/**
 * The limits of key presses to a finished report, for every plate of the library. A report that can't be copied is
 * not finished.
 */
const NORMAL_LIMIT = 2
const LIMITS: Readonly<Record<string, Partial<Record<'one' | 'two', number>>>> = {
  'thyroid-us': { one: 15 },
  'lumbar-spine-mr': { two: 20 },
}

const { plates, modules } = readLibrary()
const known = modules.map(({ id, names, definition }) => ({ id, name: names.ko, definition }))
const missed: string[] = []

/** The header values of an image of an extremity; other plates use nothing from images. */
const image = new Map([
  ['Laterality', 'R'],
  ['BodyPartExamined', 'KNEE'],
])
const besideImages = { attribute: (name: string) => image.get(name) }

/** If several keys write a normal report, the one with the fewest presses counts. */
const fewest = (counts: readonly KeyCount[]): KeyCount | undefined =>
  counts.toSorted((a, b) => a.blocks.length - b.blocks.length || a.keys - b.keys)[0]

function examRow(id: string, parts: Parameters<typeof countKeys>[0]): string | undefined {
  const normals = parts.plate.cells.filter((cell) => cell.normal === 'all').map(({ id: cell }) => ({ cell }))
  const [normal] = normals
  if (!normal) return undefined
  const after = (presses: readonly Press[]) =>
    fewest(normals.map((cell) => countKeys(parts, [cell, ...presses])))
  const counts = {
    normal: after([]),
    besideImages: countKeys(parts, [normal], besideImages),
    one: after(COMMON_FINDINGS[id]?.one ?? []),
    two: after(COMMON_FINDINGS[id]?.two ?? []),
  }
  if (!COMMON_FINDINGS[id]) missed.push(`${id}: its common findings are not named`)
  const limits = { normal: NORMAL_LIMIT, besideImages: NORMAL_LIMIT, ...LIMITS[id] }
  for (const [which, count] of Object.entries(counts)) {
    if (!count) continue
    if (count.blocks.length > 0)
      missed.push(`${id}: ${which} is not finished (${count.blocks.join(', ')}): ${count.pressed}`)
    const limit = limits[which as keyof typeof limits] ?? Number.POSITIVE_INFINITY
    if (count.keys > limit)
      missed.push(`${id}: ${which} takes ${count.keys} keys, at most ${limit} requested`)
  }
  const keys = Object.values(counts).map((count) => count?.keys)
  return `| ${[id, ...keys, counts.two?.pressed].join(' | ')} |`
}

const exams: string[] = []
const synopses: string[] = []
for (const library of plates) {
  const english = plateContent(library, 'en', (id) => id).cells
  const parts = {
    plate: plateContent(library, 'ko', (id) => id),
    modules: known,
    cellNames: new Map(english.map(({ id, name }) => [id, name])),
  }
  const row = examRow(library.id, parts)
  if (row !== undefined) {
    exams.push(row)
    continue
  }
  const synopsis = synopsisKeys(library, parts, modules)
  if (synopsis) synopses.push(synopsis.row)
  missed.push(...(synopsis?.problems ?? [`${library.id}: no key writes its normal report`]))
}
console.info('| plate | all normal | beside images | one finding | two findings | pressed for two findings |')
console.info(`|---|---|---|---|---|---|\n${exams.join('\n')}\n`)
console.info('| plate | nothing adverse | one finding | longest | which reports |')
console.info(`|---|---|---|---|---|\n${synopses.join('\n')}`)
for (const line of missed) console.error(line)
process.exitCode = missed.length > 0 ? 1 : 0
