import type { LibraryModule } from '@pandok/library'
import fc from 'fast-check'
import { lesionReader } from './lesionReader.ts'

/** The lesions of this module are added up, not ranked: an additional one may well improve the response. */
export const TARGETS = 'recist-1-1'

const GROUP = 'targets'

const millimeters = (min: number, max: number) => fc.integer({ min, max }).map(String)

const TARGET = fc.record(
  {
    target_node: fc.boolean(),
    target_baseline_mm: millimeters(10, 80),
    target_now_mm: millimeters(0, 90),
    too_small: fc.constant(true),
  },
  { requiredKeys: ['target_baseline_mm'] },
)

const STABLE = fc
  .tuple(fc.integer({ min: 20, max: 80 }), fc.integer({ min: -5, max: 3 }))
  .map(([mm, change]) => ({ target_baseline_mm: String(mm), target_now_mm: String(mm + change) }))

const ANSWERED = fc.record(
  {
    nadir_mm: millimeters(0, 9),
    nontarget: fc.constantFrom('none', 'cr', 'non_cr_non_pd', 'pd', 'not_evaluated'),
    new_lesion: fc.constantFrom('no', 'yes', 'equivocal'),
  },
  { requiredKeys: ['nontarget'] },
)

type Read = ReturnType<typeof lesionReader>

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)

const LISTS = fc.array(TARGET, { minLength: 1, maxLength: 4 })
const STABLE_LISTS = fc.array(STABLE, { minLength: 1, maxLength: 4 })

interface Effort {
  numRuns: number
  maxSkipsPerRun: number
}

interface Claim {
  text: string
  /** Searches for a list that violates the property; `tried` is called for each valid list. */
  check: (read: Read, tried: () => void, parameters: Effort) => { counterexample: unknown }
}

const CLAIMS: readonly Claim[] = [
  {
    text: 'the order of entry does not matter',
    check: (read, tried, parameters) =>
      fc.check(
        fc.property(ANSWERED, LISTS, (answered, targets) => {
          const before = read(answered, targets)
          fc.pre(before.isReady)
          tried()
          return same(read(answered, targets.toReversed()).overall, before.overall)
        }),
        parameters,
      ),
  },
  {
    text: 'a target that was removed leaves nothing behind',
    check: (read, tried, parameters) =>
      fc.check(
        fc.property(ANSWERED, LISTS, TARGET, fc.nat(4), (answered, targets, added, at) => {
          const place = Math.min(at, targets.length)
          const before = read(answered, targets)
          fc.pre(before.isReady)
          tried()
          return same(read(answered, targets.toSpliced(place, 0, added), place).overall, before.overall)
        }),
        parameters,
      ),
  },
  {
    text: 'progressive targets are progression, and nothing is complete without them',
    check: (read, tried, parameters) =>
      fc.check(
        fc.property(ANSWERED, LISTS, (answered, targets) => {
          const { overall, isReady } = read(answered, targets)
          fc.pre(isReady)
          tried()
          const { target, category } = overall as Record<'target' | 'category', unknown>
          return (target !== 'PD' || category === 'PD') && (category !== 'CR' || target === 'CR')
        }),
        parameters,
      ),
  },
  {
    text: 'stable targets respond no better with one more that did not change',
    check: (read, tried, parameters) =>
      fc.check(
        fc.property(ANSWERED, STABLE_LISTS, STABLE, (answered, targets, { target_baseline_mm: mm }) => {
          const before = read(answered, targets)
          const after = read(answered, [...targets, { target_baseline_mm: mm, target_now_mm: mm }])
          fc.pre(before.isReady && after.isReady && before.overall['target'] === 'SD')
          tried()
          return after.overall['target'] !== 'PR' && after.overall['target'] !== 'CR'
        }),
        parameters,
      ),
  },
]

export const targetPropertyCount = CLAIMS.length

/** Tests random lists of targets. Too few valid lists are reported as a problem as well. */
export function targetProblems({ id, definition }: LibraryModule, numRuns: number): string[] {
  const read = lesionReader(definition, GROUP)
  return CLAIMS.flatMap(({ text, check }) => {
    let tried = 0
    const count = () => {
      tried += 1
    }
    const { counterexample } = check(read, count, { numRuns, maxSkipsPerRun: 1000 })
    return [
      ...(counterexample === null
        ? []
        : [`${id}: it is not true that ${text}: ${JSON.stringify(counterexample)}`]),
      ...(tried < numRuns / 3 ? [`${id}: ${text}: only ${tried} lists could be filled in`] : []),
    ]
  })
}
