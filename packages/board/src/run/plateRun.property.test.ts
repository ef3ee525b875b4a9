import { type Locale, REPORT_SECTIONS } from '@pandok/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moduleOutput } from './testkit/moduleOutput.ts'
import { nodule } from './testkit/nodule.ts'
import { cellOf, phrase, type StartedRun, startRun } from './testkit/startRun.ts'

const cells = [
  cellOf('n', 7, moduleOutput('nodule')),
  cellOf(
    'm',
    3,
    moduleOutput('nodule', { section: 'impression', preset: { side: 'L' } }),
    phrase('p', '둘.'),
  ),
  cellOf(
    'p',
    5,
    phrase('p', { ko: '정상.', en: 'Normal.' }),
    phrase('q', '결론.', { section: 'impression' }),
  ),
  cellOf('f', 1, phrase('p', { ko: '{크기}을/를 봄.', en: '{크기} seen.' })),
]
const autoFill = [
  {
    id: 'r1',
    cell: 'm',
    output: 'm',
    input: 'size',
    source: { from: 'cell', cell: 'n', output: 'm', input: 'size' },
  },
  {
    id: 'r2',
    cell: 'f',
    output: 'p',
    input: '크기',
    source: { from: 'cell', cell: 'm', output: 'm', input: 'size' },
  },
  { id: 'r3', cell: 'n', output: 'm', input: 'side', source: { from: 'clipboard' } },
] as const

type Act = (run: StartedRun) => void

const nth = <T>(list: readonly T[], place: number): T | undefined => list[place % Math.max(1, list.length)]
const entryAt = (run: StartedRun, place: number) => nth(run.read().entries, place)?.id ?? ''
const runAt = (run: StartedRun, place: number) => nth(run.read().runs, place)?.id ?? ''

const place = fc.nat({ max: 20 })
const cell = fc.constantFrom('n', 'm', 'p', 'f', 'nobody')
const words = fc.constantFrom('', '가', '가나', '다른 말.', 'Other words.')
const size = fc.constantFrom('', '3', '12', '150', '300', 'x', '1,2 cm')

const act = (name: string, make: fc.Arbitrary<Act>) => make.map((run) => ({ name, run }))
const steps = fc.oneof(
  {
    weight: 6,
    arbitrary: act(
      'run',
      cell.map(
        (id): Act =>
          (run) =>
            run.run(id),
      ),
    ),
  },
  {
    weight: 2,
    arbitrary: act(
      'another',
      cell.map(
        (id): Act =>
          (run) =>
            run.another(id),
      ),
    ),
  },
  {
    weight: 6,
    arbitrary: act(
      'type',
      size.map(
        (raw): Act =>
          (run) => {
            run.type('size', raw)
            run.type('크기', raw)
          },
      ),
    ),
  },
  {
    weight: 1,
    arbitrary: act(
      'side',
      fc.constantFrom('R', 'L', '').map(
        (raw): Act =>
          (run) =>
            run.type('side', raw),
      ),
    ),
  },
  {
    weight: 6,
    arbitrary: act(
      'write',
      fc.constant((run: StartedRun) => {
        run.write()
      }),
    ),
  },
  {
    weight: 2,
    arbitrary: act(
      'leave',
      fc.constant((run: StartedRun) => run.leave()),
    ),
  },
  {
    weight: 2,
    arbitrary: act(
      'reopen',
      place.map(
        (at): Act =>
          (run) =>
            run.reopen(runAt(run, at)),
      ),
    ),
  },
  {
    weight: 1,
    arbitrary: act(
      'remove',
      place.map(
        (at): Act =>
          (run) =>
            run.remove(runAt(run, at)),
      ),
    ),
  },
  {
    weight: 4,
    arbitrary: act(
      'edit',
      fc.tuple(place, words).map(
        ([at, text]): Act =>
          (run) =>
            run.editEntry(entryAt(run, at), text),
      ),
    ),
  },
  {
    weight: 1,
    arbitrary: act(
      'takeNewer',
      place.map(
        (at): Act =>
          (run) =>
            run.takeNewer(entryAt(run, at)),
      ),
    ),
  },
  {
    weight: 1,
    arbitrary: act(
      'keepMine',
      place.map(
        (at): Act =>
          (run) =>
            run.keepMine(entryAt(run, at)),
      ),
    ),
  },
  {
    weight: 1,
    arbitrary: act(
      'removeEntry',
      place.map(
        (at): Act =>
          (run) =>
            run.removeEntry(entryAt(run, at)),
      ),
    ),
  },
  {
    weight: 1,
    arbitrary: act(
      'addText',
      fc.constantFrom(...REPORT_SECTIONS).map(
        (section): Act =>
          (run) => {
            run.addText(section, '손으로.')
          },
      ),
    ),
  },
  {
    weight: 1,
    arbitrary: act(
      'confirmAll',
      fc.constant((run: StartedRun) => run.confirmAll()),
    ),
  },
  {
    weight: 1,
    arbitrary: act(
      'refill',
      fc.constant((run: StartedRun) => run.refill()),
    ),
  },
  {
    weight: 1,
    arbitrary: act(
      'clear',
      fc.constant((run: StartedRun) => run.clear()),
    ),
  },
  {
    weight: 2,
    arbitrary: act(
      'wait',
      fc.constant((run: StartedRun) => run.tick(5000)),
    ),
  },
)
const travels = fc.oneof(
  {
    weight: 5,
    arbitrary: act(
      'undo',
      fc.constant((run: StartedRun) => run.undo()),
    ),
  },
  {
    weight: 3,
    arbitrary: act(
      'redo',
      fc.constant((run: StartedRun) => run.redo()),
    ),
  },
  {
    weight: 2,
    arbitrary: act(
      'locale',
      fc.constantFrom<Locale>('ko', 'en').map(
        (locale): Act =>
          (run) =>
            run.setLocale(locale),
      ),
    ),
  },
)

function started(): StartedRun {
  let said = 0
  const host = { clipboard: () => (++said % 2 === 0 ? 'L' : 'R') }
  return startRun(cells, { autoFill, modules: [nodule], host })
}

/** Everything that a person sees or has entered. */
const picture = (run: StartedRun) => {
  const { locale, entries, concerns, open, runs } = run.read()
  const { runs: kept, removed } = run.kept()
  return JSON.stringify({
    locale,
    entries,
    concerns,
    open: open?.id,
    runs: runs.map(({ id, ordinal }) => [id, ordinal]),
    kept,
    removed,
  })
}

/** Section, the cell's place, run, output; own words last. */
function rankOf(run: StartedRun) {
  const { runs, entries } = run.read()
  return entries.map(({ section, runId, id }) => {
    const at = runs.findIndex((one) => one.id === runId)
    const of = runs[at]
    const outputs = of?.cell.outputs.map((output) => `${runId} ${output.id}`) ?? []
    const output = outputs.findIndex((start) => id === start || id.startsWith(`${start} `))
    return [REPORT_SECTIONS.indexOf(section), of?.cell.position ?? 99, of?.ordinal ?? 0, output] as const
  })
}

const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((one, index) => one - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0

describe('any sequence of runs, edits and steps back', () => {
  it('K160 keeps the report in its order, each entry once', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(steps, travels), { maxLength: 60 }), (acts) => {
        const run = started()
        for (const step of acts) {
          step.run(run)
          const ranks = rankOf(run)
          expect(ranks.toSorted(compare)).toEqual(ranks)
          const ids = run.read().entries.map(({ id }) => id)
          expect(new Set(ids).size).toBe(ids.length)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('K200 never loses edited words but where they are changed or removed', () => {
    const changing = new Set(['edit', 'takeNewer', 'removeEntry', 'remove', 'clear', 'undo', 'redo'])
    fc.assert(
      fc.property(fc.array(fc.oneof(steps, travels), { maxLength: 60 }), (acts) => {
        const run = started()
        for (const step of acts) {
          const before = run.read().entries.filter(({ isEdited, runId }) => isEdited || runId === null)
          step.run(run)
          if (changing.has(step.name)) continue
          const now = new Map(run.read().entries.map(({ id, text }) => [id, text]))
          for (const { id, text } of before) expect([id, now.get(id)]).toEqual([id, text])
        }
      }),
      { numRuns: 60 },
    )
  })

  it('K175 goes back exactly, step by step, and forth again', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 40 }), (acts) => {
        const run = started()
        for (const step of acts) step.run(run)
        run.leave()
        const seen = [picture(run)]
        while (run.read().canUndo) {
          run.undo()
          seen.push(picture(run))
          expect(seen.length).toBeLessThan(200)
        }
        expect(run.read()).toMatchObject({ runs: [], entries: [], open: undefined })
        for (const expected of seen.slice(0, -1).toReversed()) {
          run.redo()
          expect(picture(run)).toBe(expected)
        }
        expect(run.read().canRedo).toBe(false)
        for (const expected of seen.slice(1)) {
          run.undo()
          expect(picture(run)).toBe(expected)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('K175 takes one step back to exactly what was there before it', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 25 }), steps, (acts, last) => {
        const run = started()
        for (const step of acts) step.run(run)
        run.tick(5000)
        // What is being typed is a step of its own, or part of the form that is open.
        run.leave()
        const before = picture(run)
        last.run(run)
        if (picture(run) === before || ['reopen', 'run', 'another'].includes(last.name)) return
        run.undo()
        expect(picture(run)).toBe(before)
      }),
      { numRuns: 150 },
    )
  })

  it('K220 is kept whole', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(steps, travels), { maxLength: 40 }), (acts) => {
        const run = started()
        for (const step of acts) step.run(run)
        run.leave()
        const again = startRun(cells, {
          autoFill,
          modules: [nodule],
          kept: JSON.parse(JSON.stringify(run.kept())),
        })
        expect(picture(again)).toBe(picture(run))
      }),
      { numRuns: 100 },
    )
  })
})
