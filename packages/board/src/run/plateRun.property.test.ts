import { REPORT_SECTIONS } from '@pandok/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyActs, anyStep, anySteps } from './testkit/arbitraryActs.ts'
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
const size = { output: 'm', input: 'size' }
const autoFill = [
  { id: 'r1', cell: 'm', ...size, source: { from: 'cell', cell: 'n', ...size } },
  { id: 'r2', cell: 'n', ...size, source: { from: 'cell', cell: 'm', ...size } },
  { id: 'r3', cell: 'f', output: 'p', input: '크기', source: { from: 'cell', cell: 'm', ...size } },
  { id: 'r4', cell: 'n', output: 'm', input: 'side', source: { from: 'clipboard' } },
] as const

function started(): StartedRun {
  let said = 0
  const host = { clipboard: () => (++said % 2 === 0 ? 'L' : 'R') }
  return startRun(cells, { autoFill, modules: [nodule], host })
}

/** Everything that a person sees or has entered. */
function picture(run: StartedRun): string {
  const { locale, entries, concerns, open, runs } = run.read()
  const { runs: kept, removed } = run.kept()
  const seen = runs.map(({ id, ordinal, isWritten }) => [id, ordinal, isWritten])
  return JSON.stringify({ locale, entries, concerns, open: open?.id, seen, kept, removed })
}

/** Section, the cell's place, run, output; own words last. */
function ranksOf(run: StartedRun) {
  const { runs, entries } = run.read()
  return entries.map(({ section, runId, id }) => {
    const of = runs.find((one) => one.id === runId)
    const output = of?.cell.outputs.findIndex((one) => `${id} `.startsWith(`${runId} ${one.id} `))
    return [REPORT_SECTIONS.indexOf(section), of?.cell.position ?? 99, of?.ordinal ?? 0, output ?? 0]
  })
}

const compare = (a: readonly number[], b: readonly number[]): number =>
  a.map((one, index) => one - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0

describe('any sequence of runs, edits and steps back', () => {
  it('K160 keeps the report in its order, each entry once', () => {
    fc.assert(
      fc.property(anyActs(60), (acts) => {
        const run = started()
        for (const { on } of acts) {
          on(run)
          const ranks = ranksOf(run)
          expect(ranks.toSorted(compare)).toEqual(ranks)
          const ids = run.read().entries.map(({ id }) => id)
          expect(new Set(ids).size).toBe(ids.length)
        }
      }),
    )
  })

  it('K200 never loses edited words but where they are changed or removed', () => {
    const changing = new Set(['edit', 'takeNewer', 'removeEntry', 'remove', 'clear', 'undo', 'redo'])
    fc.assert(
      fc.property(anyActs(60), (acts) => {
        const run = started()
        for (const { name, on } of acts) {
          const before = run.read().entries.filter(({ isEdited, runId }) => isEdited || runId === null)
          on(run)
          if (changing.has(name)) continue
          const now = new Map(run.read().entries.map(({ id, text }) => [id, text]))
          for (const { id, text } of before) expect([id, now.get(id)]).toEqual([id, text])
        }
      }),
    )
  })

  it('K175 goes back exactly, step by step, and forth again', () => {
    fc.assert(
      fc.property(anySteps(40), (acts) => {
        const run = started()
        for (const { on } of acts) on(run)
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
    )
  })

  it('K175 takes one step back to exactly what was there before it', () => {
    fc.assert(
      fc.property(anySteps(25), anyStep, (acts, last) => {
        const run = started()
        for (const { on } of acts) on(run)
        run.tick(5000)
        run.leave()
        const before = picture(run)
        last.on(run)
        // Opening a form that is there is no step.
        if (run.read().runs.length === JSON.parse(before).seen.length && run.read().open) return
        if (picture(run) === before) return
        run.undo()
        expect(picture(run)).toBe(before)
      }),
    )
  })

  it('K220 is kept whole', () => {
    fc.assert(
      fc.property(anyActs(40), (acts) => {
        const run = started()
        for (const { on } of acts) on(run)
        run.leave()
        const kept = JSON.parse(JSON.stringify(run.kept()))
        const again = startRun(cells, { autoFill, modules: [nodule], kept })
        expect(picture(again)).toBe(picture(run))
      }),
    )
  })
})
