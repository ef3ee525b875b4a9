import { createPlateRun, type EarlierReport, type ReportMeasurement, type RunModule } from '@pandok/board'
import type { Cell } from '@pandok/domain'
import { readDefinition } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { offersOf } from './offersOf.ts'

const label = { ko: '물음', en: 'Question' }

function nodule(): RunModule {
  const read = readDefinition({
    inputs: [{ id: 'size', kind: 'measure', what: 'length', unit: 'mm', label, min: '0', max: '500' }],
    outputs: [{ id: 'out', section: 'findings', body: { en: [{ v: 'size' }] } }],
  })
  if (!read.ok) throw new Error(JSON.stringify(read.findings))
  return { id: 'm', name: 'm', definition: read.definition }
}

const cell: Cell = {
  id: 'c',
  position: 0,
  name: 'Nodule',
  title: 'Nodule',
  outputs: [{ id: 'o', kind: 'module', section: 'auto', moduleId: 'm' }],
}

const measured = (trackingUid: string, value: string, x: number): ReportMeasurement => ({
  trackingUid,
  what: 'length',
  value,
  unit: 'mm',
  words: trackingUid,
  place: [x, 0, 0],
  frameOfReference: 'then',
})

/**
 * Starts a comparison with the present places by the id of their measurement; the earlier frame of reference
 * is registered to the present one with an offset of 500 mm.
 */
function begin(places: Readonly<Record<string, number>>, measurements: readonly ReportMeasurement[]) {
  let ids = 0
  const run = createPlateRun({
    plate: { cells: [cell], autoFill: [] },
    modules: [nodule()],
    locale: 'en',
    today: () => '2026-09-02',
    newId: () => `id-${++ids}`,
  })
  const report: EarlierReport = {
    id: 'r',
    source: 'images',
    file: {
      pandok: 'report',
      version: 1,
      study: { date: '2026-03-02' },
      locale: 'en',
      text: '',
      runs: [],
      measurements: [...measurements],
    },
  }
  const host = {
    placeOf: (uid: string) => ({ place: [places[uid] ?? 0, 0, 0] as const, frameOfReference: 'now' }),
    links: () => [{ from: 'then', to: 'now', shift: [500, 0, 0] as const }],
  }
  const priors = { read: () => ({ reports: [report], examDate: '2026-09-02' }) }
  const frame = { run, priors, entries: new Map(), host } as never
  function describeNodule(size: string, uid: string) {
    run.another(cell.id)
    const filling = run.read().open?.fillings[0]
    filling?.session.set({ id: 'size' }, size, { from: 'measurement', what: 'length', uid })
    return offersOf(frame, 'en')[0]
  }
  const comparison = () => run.read().entries.find(({ isComparison }) => isComparison)?.text
  return { run, describeNodule, comparison, offer: () => offersOf(frame, 'en')[0] }
}

describe('proposed lesion', () => {
  it('is the one at the same place of the registered study, although another has the same size', () => {
    const { describeNodule } = begin({ a: 580 }, [measured('near', '6', 82), measured('far', '9', 0)])
    const offer = describeNodule('9', 'a')
    expect(offer?.candidates.map(({ lesion, by }) => [lesion.track, by])).toEqual([
      ['near', 'position'],
      ['far', 'nothing'],
    ])
  })

  it('may already be matched to another lesion: then it has split', () => {
    const { run, describeNodule, comparison } = begin({ a: 580, b: 590 }, [measured('whole', '24', 84)])
    describeNodule('9', 'a')?.take()
    run.write()
    const second = describeNodule('8', 'b')
    expect(second?.candidates[0]).toMatchObject({ lesion: { track: 'whole' } })
    expect(second?.part?.by).toBe('position')
    second?.split()
    run.write()
    expect(comparison()).toBe(
      'Compared with 2026-03-02: Nodule 1 + Nodule 2: 24 mm → 9 mm + 8 mm (-7 mm, -29.2%), has split.',
    )
  })

  it('may include another one: then that has merged with it', () => {
    const { run, describeNodule, comparison, offer } = begin({ a: 580 }, [
      measured('one', '20', 80),
      measured('two', '12', 88),
      measured('elsewhere', '12', 300),
    ])
    describeNodule('30', 'a')?.take()
    expect(offer()?.merged?.lesion.track).toBe('two')
    offer()?.merge()
    expect(offer()?.merged).toBeUndefined()
    run.write()
    expect(comparison()).toContain('two: previously 12 mm, merged with Nodule')
  })
})
