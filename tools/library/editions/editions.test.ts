import { describe, expect, it } from 'vitest'
import { readLibrary } from '../readLibrary.ts'
import { editionProblems, editionsOf } from './editionProblems.ts'
import { recordedEditions } from './recordedEditions.ts'

const library = readLibrary()
const now = editionsOf(library)

describe('an entry of the library', () => {
  it('is what its edition was recorded as', () => {
    expect(editionProblems(now, recordedEditions())).toEqual([])
  })

  it('that changes needs a new edition, whichever word of a copy it is', () => {
    const plates = library.plates.map((plate) =>
      plate.id === 'thyroid-us'
        ? {
            ...plate,
            cells: plate.cells.map((cell, index) => (index === 3 ? { ...cell, position: 59 } : cell)),
          }
        : plate,
    )
    expect(editionProblems(editionsOf({ ...library, plates }), now)).toEqual([
      expect.stringMatching(/^plates\/thyroid-us: changed since edition \d+ was recorded/u),
    ])
  })

  it('may be read and tried anew without one', () => {
    const modules = library.modules.map((module) => ({
      ...module,
      definition: { ...module.definition, tests: [], citations: [] },
    }))
    expect(editionProblems(editionsOf({ ...library, modules }), now)).toEqual([])
  })

  it('has its new edition recorded, and never an older one', () => {
    const name = 'plates/thyroid-us'
    const { edition, content } = now[name] ?? { edition: 0, content: '' }
    const of = (number: number) => ({ [name]: { edition: number, content } })
    expect(editionProblems(of(edition + 1), of(edition))).toEqual([
      `${name}: edition ${edition + 1} is not recorded (npm run library:editions)`,
    ])
    expect(editionProblems(of(edition - 1), of(edition))).toHaveLength(1)
    expect(editionProblems(of(edition), {})).toHaveLength(1)
  })
})
