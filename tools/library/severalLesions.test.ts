import {
  compileModule,
  type EdgeValue,
  type Input,
  type ModuleDefinition,
  openSession,
  type Snapshot,
} from '@pandok/module-engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLibrary } from './readLibrary.ts'

type Lesion = Readonly<Record<string, EdgeValue>>

/** What a reader may answer, or leave open where nothing has to be answered. */
function answerOf(input: Input): fc.Arbitrary<EdgeValue | undefined> {
  const given = (): fc.Arbitrary<EdgeValue> => {
    if (input.kind === 'choice') return fc.constantFrom(...input.options.map(({ id }) => id))
    if (input.kind === 'multi') return fc.subarray(input.options.map(({ id }) => id))
    if (input.kind === 'bool') return fc.boolean()
    if (input.kind === 'integer') return fc.integer(bounds(input)).map(String)
    if (input.kind === 'number' || input.kind === 'measure') {
      const { min, max } = bounds(input)
      return fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => String(tenths / 10))
    }
    return fc.constant('')
  }
  return input.required === true ? given() : fc.option(given(), { nil: undefined })
}

/** Small sizes are the usual ones, and where the limits of the guidelines lie. */
function bounds(input: Extract<Input, { kind: 'integer' | 'number' | 'measure' }>) {
  const min = Number(input.min ?? input.above ?? 0)
  return {
    min: Math.ceil(min),
    max: Math.min(Number(input.max ?? input.below ?? 100), Math.max(min, 0) + 200),
  }
}

const answers = (inputs: readonly Input[]): fc.Arbitrary<Lesion> =>
  fc
    .record(Object.fromEntries(inputs.map((input) => [input.id, answerOf(input)])))
    .map((row) =>
      Object.fromEntries(
        Object.entries(row).filter((entry): entry is [string, EdgeValue] => entry[1] !== undefined),
      ),
    )

function reader(definition: ModuleDefinition, group: string) {
  const compiled = compileModule(definition)
  const several = definition.computed.filter((value) => value.group === undefined).map(({ id }) => id)
  return (shared: Lesion, lesions: readonly Lesion[], removed?: number) => {
    const entered = { values: { ...shared, [group]: lesions } }
    const session = openSession(compiled, { today: '2026-11-16', entered })
    const row = removed === undefined ? undefined : session.snapshot().rows[group]?.[removed]
    if (row !== undefined) session.removeRow(group, row)
    const snapshot = session.snapshot()
    const overall = Object.fromEntries(several.map((id) => [id, computedIn(snapshot, id)]))
    const { urgency } = overall
    return { isReady: snapshot.isReady, overall, urgency: Number(urgency) }
  }
}

const computedIn = ({ computed }: Snapshot, id: string) =>
  computed.find(({ address }) => address.id === id)?.value

/** Every module that repeats its questions and sums the lesions up; the order of urgency is the module's own value. */
const repeating = readLibrary().modules.flatMap(({ id, definition }) => {
  const [group] = definition.groups
  const isRanked = definition.computed.some((value) => value.id === 'urgency' && value.group === undefined)
  return group && isRanked ? [{ id, definition, group }] : []
})

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

  describe.each(repeating.map((module) => [module.id, module] as const))(
    'of %s',
    (_, { definition, group }) => {
      const read = reader(definition, group.id)
      const shared = answers(definition.inputs.filter((input) => input.group === undefined))
      const lesion = answers(definition.inputs.filter((input) => input.group === group.id))
      const lists = fc.array(lesion, { minLength: 1, maxLength: Math.min(4, (group.max ?? 50) - 1) })

      it('are never less urgent with one more of them, and as before without it', () => {
        let tried = 0
        fc.assert(
          fc.property(shared, lists, lesion, fc.nat(4), (answered, lesions, added, at) => {
            const before = read(answered, lesions)
            const place = Math.min(at, lesions.length)
            const more = lesions.toSpliced(place, 0, added)
            const after = read(answered, more)
            fc.pre(before.isReady && after.isReady)
            tried += 1
            expect(after.urgency).toBeGreaterThanOrEqual(before.urgency)
            expect(read(answered, more, place).overall).toEqual(before.overall)
          }),
          { numRuns: 60, maxSkipsPerRun: 1000 },
        )
        expect(tried).toBeGreaterThan(10)
      })

      it('give the same in whatever order they are entered', () => {
        let tried = 0
        const shuffled = lists.chain((lesions) =>
          fc.tuple(
            fc.constant(lesions),
            fc.shuffledSubarray(lesions, { minLength: lesions.length, maxLength: lesions.length }),
          ),
        )
        fc.assert(
          fc.property(shared, shuffled, (answered, [lesions, other]) => {
            const before = read(answered, lesions)
            fc.pre(before.isReady)
            tried += 1
            expect(read(answered, other).overall).toEqual(before.overall)
          }),
          { numRuns: 60, maxSkipsPerRun: 1000 },
        )
        expect(tried).toBeGreaterThan(10)
      })
    },
  )
})

/** Targets are added up, not ranked: one more of them may well make the response better. */
describe('target lesions of recist-1-1', () => {
  const definition = readLibrary().modules.find(({ id }) => id === 'recist-1-1')?.definition
  if (!definition) throw new Error('recist-1-1 is missing')
  const read = reader(definition, 'targets')
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
        if (overall.target === 'PD') expect(overall.category).toBe('PD')
        if (overall.category === 'CR') expect(overall.target).toBe('CR')
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
          fc.pre(before.isReady && after.isReady && before.overall.target === 'SD')
          expect(['PR', 'CR']).not.toContain(after.overall.target)
        },
      ),
      { numRuns: 60, maxSkipsPerRun: 1000 },
    )
  })
})
