import type { Cell, Exam } from '@pandok/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RunState } from '../PlateRun.ts'
import { anyActs } from '../testkit/arbitraryActs.ts'
import { CELLS, EXAM } from '../testkit/brainExam.ts'
import { moduleOutput } from '../testkit/moduleOutput.ts'
import { nodule } from '../testkit/nodule.ts'
import { cellOf, phrase, type StartedRun, startRun } from '../testkit/startRun.ts'
import { distinctEchoes, type Echo } from './Echo.ts'
import { keptEcho } from './echoOf.ts'
import { nextEcho, SILENT } from './nextEcho.ts'

const cells = [
  cellOf('lung', 0, phrase('p', { ko: '폐는 정상임.', en: 'The lungs are normal.' })),
  cellOf('heart', 1, phrase('p', '심장은 정상임.')),
  cellOf('nodule', 2, moduleOutput('nodule')),
]

/** A run with the line that follows it. */
function listen(on: readonly Cell[] = cells, exam?: Exam) {
  const run = startRun(on, { modules: [nodule], ...(exam && { exam }) })
  let before: RunState = run.read()
  let line = SILENT
  run.subscribe(() => {
    const after = run.read()
    line = nextEcho(line, before, after)
    before = after
  })
  return { run, echoes: () => line.echoes, told: () => line.echoes.map(inWords) }
}

function inWords(echo: Echo): string {
  if (!('text' in echo)) return `${echo.kind} ${echo.was}`
  return echo.kind === 'replaced' ? `replaced ${echo.was} > ${echo.text}` : `${echo.kind} ${echo.text}`
}

const firstEntry = (run: StartedRun) => run.read().entries[0]?.id ?? ''

describe('the echo line', () => {
  it('K343 tells what was written and what was taken out, whoever did it', () => {
    const { run, told } = listen()
    run.run('lung')
    expect(told()).toEqual(['written 폐는 정상임.'])
    run.run('heart')
    expect(told()).toEqual(['written 심장은 정상임.'])
    run.removeEntry(firstEntry(run))
    expect(told()).toEqual(['removed 폐는 정상임.'])
    run.clear()
    expect(told()).toEqual(['removed 심장은 정상임.'])
  })

  it('K343 tells steps back as what they take out and bring back', () => {
    const { run, told } = listen()
    run.run('lung')
    run.run('heart')
    run.undo()
    expect(told()).toEqual(['removed 심장은 정상임.'])
    run.run('heart')
    run.clear()
    run.undo()
    expect(told()).toEqual(['restored 폐는 정상임.', 'restored 심장은 정상임.'])
    run.removeEntry(firstEntry(run))
    run.undo()
    expect(told()).toEqual(['restored 폐는 정상임.'])
  })

  it('K343 tells everything that one step did', () => {
    const { run, told } = listen()
    run.fill('nodule', { size: '12' })
    expect(told()).toEqual(['written 우측에 12 mm 결절.', 'written 추적 검사 권고.'])
    run.run('nodule')
    run.type('size', '3')
    expect(told()).toEqual(['replaced 우측에 12 mm 결절. > 우측에 3 mm 결절.', 'removed 추적 검사 권고.'])
  })

  it('K343 tells which normal sentences gave way to a finding, and that they are back when it goes', () => {
    const { run, told } = listen(CELLS, EXAM)
    run.run('normal')
    const normal = run.texts()
    run.run('contusion')
    run.type('side', 'left')
    run.type('site', ['frontal'])
    run.write()
    const gone = normal.filter((text) => !run.texts().includes(text))
    expect(gone).not.toEqual([])
    expect(told().filter((words) => words.startsWith('suppressed'))).toEqual(
      gone.map((text) => `suppressed ${text}`),
    )
    run.remove(run.read().runs.at(-1)?.id ?? '')
    expect(told().filter((words) => words.startsWith('restored'))).toEqual(
      gone.map((text) => `restored ${text}`),
    )
  })

  it('K344 is empty in another language, and silent about words by hand', () => {
    const { run, told } = listen()
    run.run('lung')
    run.run('heart')
    run.editEntry(firstEntry(run), '폐는 대체로 정상임.')
    run.addText('findings', '손으로.')
    expect(told()).toEqual(['written 심장은 정상임.'])
    run.editEntry(run.read().entries[1]?.id ?? '', '심장 정상.')
    expect(told()).toEqual([])
    run.run('nodule')
    expect(told()).toEqual([])
    run.type('size', '12')
    run.write()
    run.setLocale('en')
    expect(told()).toEqual([])
  })

  it('K345 compares with what stood there when the form was opened', () => {
    const { run, told } = listen()
    run.fill('nodule', { size: '3' })
    run.run('nodule')
    run.type('size', '4')
    run.type('size', '5')
    expect(told()).toEqual(['replaced 우측에 3 mm 결절. > 우측에 5 mm 결절.'])
    run.write()
    expect(told()).toEqual(['replaced 우측에 3 mm 결절. > 우측에 5 mm 결절.'])
    run.run('nodule')
    run.type('size', '12')
    expect(told()).toEqual(['replaced 우측에 5 mm 결절. > 우측에 12 mm 결절.', 'written 추적 검사 권고.'])
    run.type('size', '5')
    expect(told()).toEqual([])
  })

  it('K346 tells what a cell has in the report already', () => {
    const { run } = listen()
    run.run('lung')
    const [{ id } = { id: '' }] = run.read().runs
    expect(keptEcho(run.read(), id).map(inWords)).toEqual(['kept 폐는 정상임.'])
    expect(keptEcho(run.read(), 'nobody')).toEqual([])
  })

  it('K344 tells nothing that is not so, whatever is done', () => {
    const board = [
      cellOf('n', 7, moduleOutput('nodule')),
      cellOf(
        'p',
        5,
        phrase('p', { ko: '정상.', en: 'Normal.' }),
        phrase('q', '결론.', { section: 'impression' }),
      ),
      cellOf('f', 1, phrase('p', '{크기}을/를 봄.')),
    ]
    fc.assert(
      fc.property(anyActs(25), (acts) => {
        const { run, echoes } = listen(board)
        for (const { on } of acts) {
          on(run)
          const texts = new Map(run.read().entries.map(({ id, text }) => [id, text]))
          for (const echo of echoes()) {
            if ('text' in echo) expect(texts.get(echo.entryId)).toBe(echo.text)
            else expect(texts.has(echo.entryId)).toBe(false)
            if (echo.kind === 'replaced') expect(echo.text).not.toBe(echo.was)
          }
          expect(new Set(echoes().map(({ entryId }) => entryId)).size).toBe(echoes().length)
        }
      }),
      { numRuns: 150 },
    )
  })
})

it('K352 a finding that is its own conclusion is told once, and each change by itself', () => {
  const both = cellOf('free-air', 0, phrase('p', '기복 있음.'), {
    ...phrase('c', '기복 있음.'),
    section: 'impression',
  })
  const { run, echoes } = listen([both, cellOf('lung', 1, phrase('p', '폐는 정상임.'))])
  run.run('free-air')
  expect(echoes().map(inWords)).toEqual(['written 기복 있음.', 'written 기복 있음.'])
  expect(distinctEchoes(echoes()).map(inWords)).toEqual(['written 기복 있음.'])
  const [first] = echoes()
  const removed = { ...first, kind: 'removed', was: '기복 있음.' } as Echo
  expect(distinctEchoes([...echoes(), removed]).map(inWords)).toEqual([
    'written 기복 있음.',
    'removed 기복 있음.',
  ])
})
