import { describe, expect, it } from 'vitest'
import { readLibrary } from './readLibrary.ts'
import { REPORT_CELL } from './synoptic/synopticCells.ts'

const { modules, plates } = readLibrary()

/** What every department needs on its first day. */
const DAILY = ['chest-radiograph', 'abdomen-us', 'thyroid-us', 'neuro-ct', 'gi-pathology', 'cytology']

/** A synopsis is one module, which decides stages; those whose sources were not read whole may not be sold. */
const isUnread = ({ cells }: (typeof plates)[number]): boolean =>
  cells
    .filter(({ id }) => id === REPORT_CELL)
    .flatMap(({ outputs }) => outputs.map((output) => ('module' in output ? output.module : undefined)))
    .some((id) => modules.some((module) => module.id === id && module.sources !== 'read'))

describe('what of the library is free', () => {
  it('is the daily work and whatever decides by facts that were not read, and nothing else', () => {
    const expected = plates.filter((plate) => DAILY.includes(plate.id) || isUnread(plate))
    const free = plates.filter(({ grade }) => grade === 'free')
    expect(free.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
  })

  it('has every plate of the daily work', () => {
    expect(DAILY.filter((id) => plates.every((plate) => plate.id !== id))).toEqual([])
  })
})
