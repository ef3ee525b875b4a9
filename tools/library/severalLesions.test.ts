import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFull } from '../run/testScope.mjs'
import { lesionProblems, modulesOfLesions } from './lesions/lesionProblems.ts'
import { lesionReader } from './lesions/lesionReader.ts'
import { STATED_PROPERTIES } from './lesions/statedProperties.ts'
import { readLibrary } from './readLibrary.ts'

const repeating = modulesOfLesions(readLibrary().modules)

/** The cases are others with each commit, so that a few commits have tried as many as a release. */
const CASES = isFull ? 60 : 20

describe('several lesions', () => {
  it('are summed up in these modules', () => {
    expect(repeating.map(({ id }) => id)).toEqual([
      'acr-tirads',
      'adrenal-washout',
      'birads',
      'bosniak-2019',
      'fleischner-2017',
      'k-tirads',
      'lirads',
      'lung-rads',
      'orads-us',
      'pirads',
    ])
  })

  it.each(repeating.map((module) => [module.id, module] as const))(
    'of %s are never less urgent with one more, as before without it, the same in any order, and what is stated of them holds',
    (_, module) => expect(lesionProblems(module, CASES)).toEqual([]),
  )

  it('are found out where a module forgets the first of them', () => {
    const fleischner = repeating.find(({ id }) => id === 'fleischner-2017')
    if (!fleischner) throw new Error('fleischner-2017 is missing')
    const computed = fleischner.definition.computed.map((value) =>
      value.id === 'urgency' ? { id: 'urgency', kind: 'integer' as const, expr: '0 - size(nodules)' } : value,
    )
    const wrong = { ...fleischner, definition: { ...fleischner.definition, computed } }
    expect(lesionProblems(wrong, 30).join()).toContain('less urgent')
  })

  it('are found out where a module reports all of them, and states that it reports four', () => {
    const tirads = repeating.find(({ id }) => id === 'acr-tirads')
    if (!tirads) throw new Error('acr-tirads is missing')
    const computed = tirads.definition.computed.map((value) =>
      value.id === 'report_place' ? { ...value, expr: 'place' } : value,
    )
    const wrong = { ...tirads, definition: { ...tirads.definition, computed } }
    expect(lesionProblems(wrong, 60).join()).toContain('at most two nodules are aspirated and four reported')
  })

  it('have something stated of every module', () => {
    expect(Object.keys(STATED_PROPERTIES)).toEqual(repeating.map(({ id }) => id))
  })
})

/** Targets are added up, not ranked: one more of them may well make the response better. */
describe('target lesions of recist-1-1', () => {
  const definition = readLibrary().modules.find(({ id }) => id === 'recist-1-1')?.definition
  if (!definition) throw new Error('recist-1-1 is missing')
  const read = lesionReader(definition, 'targets')
  const millimeters = (min: number, max: number) => fc.integer({ min, max }).map(String)
  const target = fc.record(
    {
      target_node: fc.boolean(),
      target_baseline_mm: millimeters(10, 80),
      target_now_mm: millimeters(0, 90),
      too_small: fc.constant(true),
    },
    { requiredKeys: ['target_baseline_mm'] },
  )
  const targets = fc.array(target, { minLength: 1, maxLength: 4 })
  const stable = fc
    .tuple(fc.integer({ min: 20, max: 80 }), fc.integer({ min: -5, max: 3 }))
    .map(([mm, change]) => ({ target_baseline_mm: String(mm), target_now_mm: String(mm + change) }))
  const answered = fc.record(
    {
      nadir_mm: millimeters(0, 9),
      nontarget: fc.constantFrom('none', 'cr', 'non_cr_non_pd', 'pd', 'not_evaluated'),
      new_lesion: fc.constantFrom('no', 'yes', 'equivocal'),
    },
    { requiredKeys: ['nontarget'] },
  )

  it('give the same in whatever order they are entered', () => {
    fc.assert(
      fc.property(answered, targets, (shared, lesions) => {
        const before = read(shared, lesions)
        fc.pre(before.isReady)
        expect(read(shared, lesions.toReversed()).overall).toEqual(before.overall)
      }),
      { numRuns: 60, maxSkipsPerRun: 1000 },
    )
  })

  it('that progress are progression of the disease, and nothing is complete without them', () => {
    fc.assert(
      fc.property(answered, targets, (shared, lesions) => {
        const { overall, isReady } = read(shared, lesions)
        fc.pre(isReady)
        const { target: ofTargets, category } = overall as Record<'target' | 'category', unknown>
        if (ofTargets === 'PD') expect(category).toBe('PD')
        if (category === 'CR') expect(ofTargets).toBe('CR')
      }),
      { numRuns: 100, maxSkipsPerRun: 1000 },
    )
  })

  it('that are stable respond no better with one more that didn’t change', () => {
    fc.assert(
      fc.property(
        answered,
        fc.array(stable, { minLength: 1, maxLength: 4 }),
        stable,
        (shared, lesions, one) => {
          const mm = one.target_baseline_mm
          const before = read(shared, lesions)
          const after = read(shared, [...lesions, { target_baseline_mm: mm, target_now_mm: mm }])
          fc.pre(before.isReady && after.isReady && before.overall['target'] === 'SD')
          expect(['PR', 'CR']).not.toContain(after.overall['target'])
        },
      ),
      { numRuns: 60, maxSkipsPerRun: 1000 },
    )
  })
})
