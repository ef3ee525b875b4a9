import type { Locale } from '@pandok/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReportLanguages } from '../ReportLanguages.ts'
import { CELLS, EXAM } from '../testkit/brainExam.ts'
import { type StartedRun, startRun } from '../testkit/startRun.ts'

const isFull = process.env['PANDOK_TEST_SCOPE'] === 'full'
/** With other cases at each commit. */
const RUNS = { numRuns: isFull ? 200 : 50 }

type Act = (run: StartedRun) => void

const locale = fc.constantFrom<Locale>('ko', 'en')
const at = fc.nat({ max: 19 })

const nth = <T>(list: readonly T[], place: number): T | undefined => list[place % Math.max(1, list.length)]

type Weighted = fc.WeightedArbitrary<Act>

const act = <T>(
  weight: number,
  given: fc.Arbitrary<T>,
  on: (run: StartedRun, given: T) => void,
): Weighted => ({
  weight,
  arbitrary: given.map(
    (one): Act =>
      (run) =>
        on(run, one),
  ),
})

const presses = (ids: readonly string[]): Weighted[] => [
  act(6, fc.constantFrom(...ids), (run, id) => press(run, id, 0)),
  act(3, fc.tuple(fc.constantFrom(...ids), fc.nat({ max: 2 })), (run, [id, how]) => press(run, id, how)),
]

const TRAVELS: Weighted[] = [
  act(3, fc.constant(undefined), (run) => run.undo()),
  act(1, fc.constant(undefined), (run) => run.redo()),
  act(1, locale, (run, main) => run.setLocale(main)),
  act(1, fc.tuple(locale, locale), (run, [main, impression]) =>
    run.setLanguages({ main, sections: { impression } }),
  ),
]

const REMOVALS: Weighted[] = [act(2, at, (run, place) => run.remove(nth(run.read().runs, place)?.id ?? ''))]

const EDITS: Weighted[] = [
  act(3, at, (run, place) => {
    const id = nth(run.read().entries, place)?.id ?? ''
    run.editEntry(id, `손으로 고침 ${id}.`)
  }),
  act(1, fc.tuple(at, fc.constantFrom('stays', 'givesWay')), (run, [place, how]) =>
    run.settleEdited(nth(run.read().entries, place)?.id ?? '', how),
  ),
]

const sequences = (maxLength: number, ...kinds: Weighted[]): fc.Arbitrary<Act[]> =>
  fc.array(fc.oneof(...kinds), { maxLength, size: 'max' })

const ALL = CELLS.map(({ id }) => id)
const FINDINGS = CELLS.flatMap(({ id, finding }) => (finding ? [id] : []))
const OTHERS = ALL.filter((id) => id !== 'normal' && !FINDINGS.includes(id))

/** A report that begins with what was pressed, so that no step leads back behind it. */
function beginWith(cells: readonly string[], languages: ReportLanguages): StartedRun {
  const earlier = startRun(CELLS, { exam: EXAM })
  for (const id of cells) press(earlier, id, 0)
  earlier.setLanguages(languages)
  return startRun(CELLS, { exam: EXAM, kept: earlier.kept(), newId: idsFrom(100) })
}

function idsFrom(first: number): () => string {
  let next = first
  return () => `id${next++}`
}

const languages = fc
  .tuple(locale, locale)
  .map(([main, impression]): ReportLanguages => ({ main, sections: { impression } }))

function press(run: StartedRun, id: string, how: number): void {
  if (run.another(id) !== 'filling') return
  run.type('side', how === 1 ? 'right' : 'left')
  run.type('s', 'left')
  run.type('site', how === 2 ? ['pons'] : ['frontal'])
  run.type('level', ['L3-4', 'L4-5', 'L5-S1'][how] ?? '')
  if (how === 1) run.type('shift', '7')
  run.write()
}

/** Each region's normal sentence, with the sentences that can't stand beside it. */
const BESIDE: readonly (readonly [normal: RegExp, finding: RegExp])[] = [
  [/출혈 없음|No hemorrhage/u, /뇌좌상|ontusion/u],
  [/뇌간 정상|Normal brainstem/u, /오래된 경색|ld infarct|뇌교에|pons/u],
  [/편위 없음|No shift/u, /편위 7|shift 7/u],
  [/탈출 없음|No herniation/u, /돌출|rotrusion|^협착\.|^Stenosis\./u],
  [/^이상 없음|^Normal\.$/u, /뇌좌상|ontusion|골절\.|racture\.|돌출|rotrusion/u],
]

describe('any sequence of presses, steps back, removals, edits and languages', () => {
  it('K402 leaves no normal sentence beside a finding of its region, unless somebody changed it', () => {
    fc.assert(
      fc.property(sequences(25, ...presses(ALL), ...TRAVELS, ...REMOVALS, ...EDITS), (acts) => {
        const run = startRun(CELLS, { exam: EXAM })
        for (const one of acts) {
          one(run)
          const made = run.read().entries.filter(({ isEdited }) => !isEdited)
          const texts = made.map(({ text }) => text)
          const both = BESIDE.filter(
            ([normal, finding]) =>
              texts.some((text) => normal.test(text)) && texts.some((text) => finding.test(text)),
          )
          if (both.length > 0) expect(both, texts.join(' | ')).toEqual([])
        }
      }),
      RUNS,
    )
  })

  it('K435 never loses changed words: they stand in the report, or stepped back because somebody said so', () => {
    fc.assert(
      fc.property(sequences(25, ...presses(ALL), ...TRAVELS, ...REMOVALS, ...EDITS), (acts) => {
        const run = startRun(CELLS, { exam: EXAM })
        for (const one of acts) {
          one(run)
          const { entries, suppressed, runs } = run.read()
          const told = new Map(
            [...entries, ...suppressed.map(({ entry }) => entry)].map(({ id, text }) => [id, text]),
          )
          const written = new Set(runs.flatMap(({ id, isWritten }) => (isWritten ? [id] : [])))
          const changed = run.kept().entries.filter(({ runId }) => runId !== null && written.has(runId))
          expect(changed.map(({ id }) => [id, told.get(id)])).toEqual(
            changed.map(({ id, text }) => [id, text]),
          )
          const unasked = changed.filter(({ id, givesWayTo = [] }) => {
            const gone = suppressed.find(({ entry }) => entry.id === id)
            return gone !== undefined && !gone.by.some((by) => givesWayTo.includes(by))
          })
          expect(unasked).toEqual([])
        }
      }),
      RUNS,
    )
  })

  it('K403 gives the first text when every step is taken back', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...ALL), { maxLength: 5 }),
        languages,
        sequences(20, ...presses(ALL), ...TRAVELS, ...REMOVALS, ...EDITS),
        (first, spoken, acts) => {
          const run = beginWith(['normal', ...first], spoken)
          const { entries, suppressed, concerns } = run.read()
          for (const one of acts) one(run)
          while (run.read().canUndo) run.undo()
          run.setLanguages(spoken)
          expect(run.read()).toMatchObject({ entries, suppressed, concerns })
        },
      ),
      RUNS,
    )
  })

  it('K403 gives the first text when every finding is removed', () => {
    fc.assert(
      fc.property(
        fc.subarray(OTHERS),
        languages,
        sequences(20, ...presses(FINDINGS), ...TRAVELS),
        fc.array(at, { maxLength: 20 }),
        (others, spoken, acts, order) => {
          const run = beginWith(['normal', ...others], spoken)
          const first = run.texts()
          const own = new Set(run.read().runs.map(({ id }) => id))
          for (const one of acts) one(run)
          const added = () => run.read().runs.filter(({ id }) => !own.has(id))
          for (const place of order) run.remove(nth(added(), place)?.id ?? '')
          for (const { id } of added()) run.remove(id)
          run.setLanguages(spoken)
          expect(run.texts()).toEqual(first)
          expect(run.read().suppressed).toEqual([])
        },
      ),
      RUNS,
    )
  })

  it('K402 says the same, but for the order within a region, in whichever order it was pressed', () => {
    const anyPresses = fc.uniqueArray(fc.constantFrom(...ALL), { maxLength: 6 })
    fc.assert(
      fc.property(
        anyPresses.chain((ids) =>
          fc.tuple(fc.constant(ids), fc.shuffledSubarray(ids, { minLength: ids.length })),
        ),
        ([ids, other]) => {
          const [a, b] = [ids, other].map((order) => {
            const run = startRun(CELLS, { exam: EXAM })
            for (const id of order) press(run, id, 0)
            return run.texts().toSorted()
          })
          expect(a).toEqual(b)
        },
      ),
    )
  })
})
