import type { Cell, Exam } from '@pandok/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellOf, phrase, type StartedRun, startRun } from '../testkit/startRun.ts'

const options = (...ids: string[]) => ids.map((id) => ({ id, label: { ko: id } }))

const exam: Exam = {
  regions: [
    { id: 'bone', name: { ko: '골절' }, normal: { ko: '골절 없음.' } },
    { id: 'joint', name: { ko: '관절' }, normal: { ko: '관절 정상.' } },
  ],
  blanks: [
    { id: 'part', kind: 'choice', label: { ko: '부위' }, options: options('무릎', '발목', '손') },
    { id: 'views', kind: 'multi', label: { ko: '촬영' }, options: options('전후', '측면'), isOptional: true },
  ],
  normalConclusion: { ko: '{part} 정상.' },
}

const cell = (id: string, more: Partial<Cell>): Cell => ({ ...cellOf(id, 0), ...more })

const cells = [
  cell('exam', { asks: ['part', 'views'] }),
  cell('knee', { normal: 'all', answers: { part: '무릎' } }),
  cell('ankle', { normal: 'all', answers: { part: '발목' } }),
  cell('views', { outputs: [phrase('v', '{part} {views}.', { section: 'technique' })] }),
  cell('lateral', { answers: { views: ['측면'] } }),
  cell('hand', { answers: { part: '손' } }),
  cell('foreign', { answers: { part: '귀' } }),
  cell('fracture', {
    outputs: [phrase('f', '골절 있음.'), phrase('c', '{part} 골절.', { section: 'impression' })],
    blanks: [],
    finding: { region: 'bone', replaces: [{ regions: ['bone'] }] },
  }),
]

const begin = (more: Parameters<typeof startRun>[1] = {}): StartedRun => startRun(cells, { exam, ...more })

const conflicts = (run: StartedRun) =>
  run.read().concerns.flatMap((concern) => (concern.kind === 'conflict' ? [concern] : []))

const contest = (run: StartedRun) => conflicts(run)[0]?.contest ?? { runId: '', cellId: '' }

const partOf = (run: StartedRun): unknown =>
  run
    .read()
    .runs.find(({ cell: { id } }) => id === 'exam')
    ?.fillings[0]?.session.snapshot()
    .inputs.find(({ address }) => address.id === 'part')?.value

function withFinding(): StartedRun {
  const run = begin()
  run.run('knee')
  run.run('fracture')
  return run
}

describe('an answer of a cell that the exam has answered otherwise', () => {
  it('K457 changes it while nothing but normal sentences and the technique rests on it', () => {
    const run = begin()
    run.run('knee')
    run.run('views')
    run.run('ankle')
    expect([partOf(run), conflicts(run)]).toEqual(['발목', []])
    run.run('fracture')
    expect(conflicts(run)).toEqual([])
  })

  it('K457 contradicts the report where a finding is written, and changes nothing', () => {
    const run = withFinding()
    run.run('ankle')
    expect(run.texts()).toEqual(['골절 있음.', '관절 정상.', '무릎 골절.'])
    const finding = run.read().runs.find(({ cell: { id } }) => id === 'fracture')
    const normal = run.read().entries.find(({ text }) => text === '관절 정상.')
    expect(conflicts(run)).toEqual([
      {
        kind: 'conflict',
        level: 'block',
        runIds: [finding?.id, normal?.runId],
        contest: {
          runId: expect.any(String),
          cellId: 'ankle',
          answers: [{ blank: 'part', now: '무릎', other: '발목' }],
        },
      },
    ])
  })

  it('K457 is taken, or goes with its cell, as somebody decides; both can be taken back', () => {
    const run = withFinding()
    const before = run.read().entries
    run.run('ankle')
    run.settleAnswers(contest(run), 'taken')
    expect([run.texts(), conflicts(run)]).toEqual([['골절 있음.', '관절 정상.', '발목 골절.'], []])
    run.undo()
    expect(conflicts(run)).toHaveLength(1)
    run.settleAnswers(contest(run), 'left')
    expect([run.read().entries, conflicts(run)]).toEqual([before, []])
    expect(run.read().runs.map(({ cell: { id } }) => id)).not.toContain('ankle')
    run.undo()
    run.undo()
    expect([run.read().entries, conflicts(run)]).toEqual([before, []])
  })

  it('K457 contradicts what a person answered or wrote, also without a finding', () => {
    const typed = begin()
    typed.run('exam')
    typed.type('part', '무릎')
    typed.write()
    typed.run('ankle')
    expect([typed.texts().at(-1), conflicts(typed)]).toMatchObject(['무릎 정상.', [{ kind: 'conflict' }]])
    const worded = begin()
    worded.run('knee')
    worded.editEntry(worded.read().entries[0]?.id ?? '', '슬개골 골절 없음.')
    worded.run('ankle')
    expect([partOf(worded), conflicts(worded)]).toMatchObject(['무릎', [{ kind: 'conflict' }]])
    const added = begin()
    added.run('knee')
    added.addText('findings', '슬개골 아래 석회화.')
    added.run('ankle')
    expect([partOf(added), conflicts(added)]).toMatchObject(['무릎', [{ kind: 'conflict' }]])
  })

  it('K457 contradicts what the image answered only where a finding rests on it', () => {
    const autoFill = [
      {
        id: 'r',
        cell: 'exam',
        output: 'exam',
        input: 'part',
        source: { from: 'dicom', attribute: 'BodyPartExamined' } as const,
      },
    ]
    const host = { attribute: () => '무릎' }
    const normal = begin({ autoFill, host })
    normal.run('ankle')
    expect([partOf(normal), conflicts(normal)]).toEqual(['발목', []])
    const found = begin({ autoFill, host })
    found.run('exam')
    found.write()
    found.run('fracture')
    found.run('ankle')
    expect([partOf(found), conflicts(found)]).toMatchObject(['무릎', [{ kind: 'conflict' }]])
  })

  it('K457 is settled by an answer in the form, and by taking the cell out', () => {
    const run = withFinding()
    run.run('ankle')
    run.reopen(contest(run).runId)
    run.type('part', '손')
    run.leave()
    expect(conflicts(run)).toEqual([])
    const other = withFinding()
    other.run('ankle')
    other.remove(other.read().runs.findLast(({ cell: { id } }) => id === 'ankle')?.id ?? '')
    expect(conflicts(other)).toEqual([])
  })

  it('K457 of a cell without sentences is settled as well', () => {
    const run = withFinding()
    expect(run.run('hand')).toBe('answered')
    expect(conflicts(run)).toHaveLength(1)
    run.settleAnswers(contest(run), 'left')
    expect([partOf(run), conflicts(run)]).toEqual(['무릎', []])
  })

  it('K457 is none where an answer is added, is the same, or is one that the blank does not take', () => {
    const run = withFinding()
    for (const id of ['lateral', 'knee', 'foreign']) run.run(id)
    expect([partOf(run), conflicts(run)]).toEqual(['무릎', []])
  })

  it('K457 is kept with the report, and so is who answered', () => {
    const run = withFinding()
    run.run('ankle')
    const again = begin({ kept: run.kept(), newId: () => 'new' })
    expect(conflicts(again)).toEqual(conflicts(run))
    const normal = begin()
    normal.run('knee')
    const opened = begin({ kept: normal.kept(), newId: () => 'new' })
    opened.run('ankle')
    expect([partOf(opened), conflicts(opened)]).toEqual(['발목', []])
  })

  it('K457 no sequence of presses changes the exam under a finding', () => {
    const ids = cells.map(({ id }) => id).filter((id) => id !== 'exam')
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ids), { maxLength: 12 }), (presses) => {
        const run = begin()
        for (const id of presses) {
          const before = partOf(run)
          const hadFinding = run.texts().includes('골절 있음.')
          run.run(id)
          if (run.read().open) run.leave()
          if (hadFinding && before !== undefined) expect(partOf(run)).toBe(before)
        }
      }),
      { numRuns: 30 },
    )
  })
})
