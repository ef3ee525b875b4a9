import { describe, expect, it } from 'vitest'
import { readLibrary } from '../readLibrary.ts'
import { idleReasons, reachProblems } from './reachProblems.ts'

const library = readLibrary()

describe('modules of an exam', () => {
  it('are offered by its plate, or it is stated why not', () => {
    expect(reachProblems(library)).toEqual([])
    expect(idleReasons(library)).toEqual([])
  })

  it('are missed where a cell goes', () => {
    const plates = library.plates.map((plate) =>
      plate.id === 'abdomen-pelvis-ct'
        ? { ...plate, cells: plate.cells.filter(({ id }) => id !== 'aast-spleen') }
        : plate,
    )
    expect(reachProblems({ ...library, plates })).toEqual([
      'plates/abdomen-pelvis-ct.yaml: no cell offers aast-spleen, and no reason is stated',
    ])
  })

  it('are given no reason that is not needed', () => {
    const stated = [{ why: 'Nobody knows.', modules: ['aast-spleen'], plates: ['abdomen-pelvis-ct'] }]
    expect(idleReasons(library, stated)).toEqual([
      'modules/aast-spleen.yaml: the reason why abdomen-pelvis-ct lack it is idle',
    ])
  })
})
