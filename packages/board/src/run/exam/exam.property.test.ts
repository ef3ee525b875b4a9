import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CELLS, EXAM } from '../testkit/brainExam.ts'
import { type StartedRun, startRun } from '../testkit/startRun.ts'

type Act = (run: StartedRun) => void

const cell = fc.constantFrom(...CELLS.map(({ id }) => id))
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: cell.map(
      (id): Act =>
        (run) =>
          void press(run, id, 0),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(cell, fc.nat({ max: 2 })).map(
      ([id, at]): Act =>
        (run) =>
          void press(run, id, at),
    ),
  },
  { weight: 3, arbitrary: fc.constant<Act>((run) => run.undo()) },
  { weight: 1, arbitrary: fc.constant<Act>((run) => run.redo()) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('ko', 'en').map(
      (locale): Act =>
        (run) =>
          run.setLocale(locale as 'ko'),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.nat({ max: 9 }).map(
      (at): Act =>
        (run) => {
          const { runs } = run.read()
          run.remove(runs[at % Math.max(1, runs.length)]?.id ?? '')
        },
    ),
  },
)

function press(run: StartedRun, id: string, at: number): void {
  if (run.another(id) !== 'filling') return
  run.type('side', at === 1 ? 'right' : 'left')
  run.type('s', 'left')
  run.type('site', at === 2 ? ['pons'] : ['frontal'])
  run.type('level', ['L3-4', 'L4-5', 'L5-S1'][at] ?? '')
  if (at === 1) run.type('shift', '7')
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

describe('any sequence of presses, steps back and languages', () => {
  it('K402 leaves no normal sentence beside a finding of its region', () => {
    fc.assert(
      fc.property(fc.array(anyAct, { maxLength: 25, size: 'max' }), (acts) => {
        const run = startRun(CELLS, { exam: EXAM })
        for (const act of acts) {
          act(run)
          const texts = run.texts()
          for (const [normal, finding] of BESIDE) {
            const both = texts.some((text) => normal.test(text)) && texts.some((text) => finding.test(text))
            expect(both, texts.join(' | ')).toBe(false)
          }
        }
      }),
    )
  })

  it('K403 gives the first text when everything is taken back', () => {
    fc.assert(
      fc.property(fc.array(anyAct, { maxLength: 20, size: 'max' }), (acts) => {
        const run = startRun(CELLS, { exam: EXAM })
        run.run('normal')
        const first = run.texts()
        for (const act of acts) act(run)
        while (run.read().canUndo && run.read().runs.length + run.read().entries.length > 0) run.undo()
        run.setLocale('ko')
        run.run('normal')
        expect(run.texts()).toEqual(first)
      }),
    )
  })

  it('K402 says the same, but for the order within a region, in whichever order it was pressed', () => {
    const presses = fc.uniqueArray(cell, { maxLength: 6 })
    fc.assert(
      fc.property(
        presses.chain((ids) =>
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
