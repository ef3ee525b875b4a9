// biome-ignore-all lint/suspicious/noThenProperty: the document's own word; tokens are never awaited
import { compileModule, openSession } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { moduleOutput } from '../testkit/moduleOutput.ts'
import { nodule } from '../testkit/nodule.ts'
import { cellOf, moduleOf, phrase, startRun, TODAY } from '../testkit/startRun.ts'
import { missingInputs } from './missingInputs.ts'
import { nextExplained } from './nextExplained.ts'

const cells = [
  cellOf('lung', 0, phrase('p', { ko: '폐는 정상임.', en: 'The lungs are normal.' })),
  cellOf('prior', 1, phrase('p', '{날짜}와 비교함.')),
  cellOf('nodule', 2, moduleOutput('nodule')),
]

function written() {
  const run = startRun(cells, { modules: [nodule] })
  run.run('lung')
  run.fill('prior', { 날짜: '어제' })
  run.fill('nodule', { size: '12' })
  return run
}

const idOf = (run: ReturnType<typeof written>, text: string) =>
  run.read().entries.find((entry) => entry.text === text)?.id ?? ''

describe('why a sentence says what it says', () => {
  it('K347 its cell says it as it stands, in the report’s language', () => {
    const run = written()
    expect(run.origin(idOf(run, '폐는 정상임.'))).toMatchObject({
      kind: 'phrase',
      words: '폐는 정상임.',
      run: { cell: { id: 'lung' } },
    })
    run.setLocale('en')
    expect(run.origin(idOf(run, 'The lungs are normal.'))).toMatchObject({ words: 'The lungs are normal.' })
  })

  it('K347 a filling made it, from what was entered, also where a hand has changed the words', () => {
    const run = written()
    const id = idOf(run, '우측에 12 mm 결절.')
    run.editEntry(id, '우측 결절.')
    const origin = run.origin(id)
    expect(origin).toMatchObject({
      kind: 'filling',
      filling: { id: 'nodule' },
      output: { text: '우측에 12 mm 결절.' },
    })
    expect(origin?.kind === 'filling' && origin.output.reasons).toMatchObject([
      { kind: 'input', address: { id: 'side' }, value: 'R', state: 'default' },
      { kind: 'input', address: { id: 'size' }, value: '12' },
    ])
    expect(run.origin(idOf(run, '어제와 비교함.'))).toMatchObject({
      output: { reasons: [{ kind: 'input', value: '어제' }] },
    })
  })

  it('K347 a hand wrote it; what isn’t there has no reason', () => {
    const run = written()
    expect(run.origin(run.addText('findings', '손으로.'))).toEqual({ kind: 'own' })
    expect(run.origin('nobody')).toBeUndefined()
  })

  it('K348 at the board means the cell with the focus, then each sentence of its run, then none', () => {
    const run = written()
    const ask = (asked: string | undefined, cellId?: string) => {
      const id = nextExplained(run.read(), { explained: asked, cellId })
      return run.read().entries.find((entry) => entry.id === id)?.text
    }
    expect(ask(undefined)).toBe('우측에 12 mm 결절.')
    expect(ask(idOf(run, '우측에 12 mm 결절.'))).toBe('추적 검사 권고.')
    expect(ask(idOf(run, '추적 검사 권고.'))).toBeUndefined()
    expect(ask(undefined, 'lung')).toBe('폐는 정상임.')
    expect(ask(idOf(run, '추적 검사 권고.'), 'lung')).toBe('폐는 정상임.')
    run.remove(run.read().runs[0]?.id ?? '')
    expect(ask(undefined, 'lung')).toBe('우측에 12 mm 결절.')
    run.clear()
    expect(ask(undefined, 'lung')).toBeUndefined()
  })
})

it('K349 a sentence with a part that waits for a required answer is awaited as a whole', () => {
  const { definition } = moduleOf('breast', {
    inputs: [
      { id: 'finding', kind: 'bool', required: true, label: { ko: '병변' } },
      { id: 'note', kind: 'bool', label: { ko: '비고' } },
    ],
    outputs: [
      {
        id: 'said',
        section: 'findings',
        body: {
          ko: [
            '유방에 ',
            { when: 'finding', then: ['병변이 있음.'], else: ['이상 소견이 없음.'] },
            { when: 'note', then: [' 비고.'] },
          ],
        },
      },
    ],
  })
  const session = openSession(compileModule(definition), { today: TODAY })
  const awaited = () =>
    session.outputs('ko').flatMap((output) => missingInputs(output, session.snapshot()).map(({ id }) => id))
  expect(session.output('said', 'ko')?.text).toBe('유방에 ')
  expect(awaited()).toEqual(['finding'])
  session.set({ id: 'finding' }, true)
  expect(session.output('said', 'ko')?.text).toBe('유방에 병변이 있음.')
  expect(awaited()).toEqual([])
})
