import type { Blank, Cell } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { phrase, type StartedRun, startRun } from '../testkit/startRun.ts'

const side: Blank = {
  id: 'side',
  kind: 'side',
  label: { ko: '좌우' },
  options: [
    { id: 'right', label: { ko: '우측', en: 'right' } },
    { id: 'left', label: { ko: '좌측', en: 'left' } },
    { id: 'both', label: { ko: '양측', en: 'bilateral' } },
  ],
}
const grade: Blank = {
  id: 'grade',
  kind: 'choice',
  label: { ko: '정도' },
  options: ['mild', 'severe'].map((id) => ({ id, label: { ko: id, en: id } })),
}
const stone: Blank = { id: 'stone', kind: 'measure', unit: 'mm', isOptional: true, label: { ko: '결석' } }

const HYDRO: Cell = {
  id: 'hydro',
  position: 0,
  name: 'hydro',
  title: '수신증',
  blanks: [grade, side, stone],
  finding: { region: 'kidneys' },
  outputs: [
    phrase('f', { ko: '{side} {grade} 수신증[, {stone} 결석].', en: '{grade} {side} hydronephrosis.' }),
    phrase('c', { ko: '{side} 수신증.', en: '{grade} {side} hydronephrosis.' }, { section: 'impression' }),
  ],
}

const start = (cell: Cell = HYDRO) =>
  startRun([cell], { exam: { regions: [{ id: 'kidneys', name: { ko: '신장' } }] } })

function fill(run: StartedRun, ...sides: readonly { side: string; grade?: string; stone?: string }[]): void {
  for (const values of sides) {
    run.another('hydro')
    for (const [name, value] of Object.entries({ grade: 'mild', ...values })) run.type(name, value)
    run.write()
  }
}

const RIGHT = { side: 'right' }
const LEFT = { side: 'left' }

describe('the same of both sides', () => {
  it('K479 is one sentence, in every language and whichever side came first', () => {
    for (const order of [
      [RIGHT, LEFT],
      [LEFT, RIGHT],
    ]) {
      const run = start()
      fill(run, ...order)
      expect(run.texts()).toEqual(['양측 mild 수신증.', '양측 수신증.'])
      run.setLocale('en')
      expect(run.texts()).toEqual(['Mild bilateral hydronephrosis.', 'Mild bilateral hydronephrosis.'])
    }
  })

  it('K479 stays apart where anything else differs, where one is measured, and where both can’t be said', () => {
    const apart = start()
    fill(apart, RIGHT, { ...LEFT, grade: 'severe' })
    expect(apart.texts()).toHaveLength(4)
    const measured = start()
    fill(measured, { ...RIGHT, stone: '5' }, { ...LEFT, stone: '5' })
    expect(measured.texts()).toHaveLength(4)
    const single = start({
      ...HYDRO,
      blanks: [grade, { ...side, options: side.options?.slice(0, 2) }, stone],
    })
    fill(single, RIGHT, LEFT)
    expect(single.texts()).toHaveLength(4)
  })

  it('K479 leaves the other side when one is taken back', () => {
    const run = start()
    fill(run, RIGHT, LEFT)
    run.remove(run.read().runs[0]?.id ?? '')
    expect(run.texts()).toEqual(['좌측 mild 수신증.', '좌측 수신증.'])
  })

  it('K479 keeps words that somebody made of both, and parts the sides by words that somebody made of one', () => {
    const joined = start()
    fill(joined, RIGHT, LEFT)
    joined.editEntry(joined.read().entries[0]?.id ?? '', '양측 수신증, 대칭적임.')
    expect(joined.texts()).toEqual(['양측 수신증, 대칭적임.', '양측 수신증.'])
    const parted = start()
    fill(parted, RIGHT)
    parted.editEntry(parted.read().entries[0]?.id ?? '', '우측 수신증, 경미함.')
    fill(parted, LEFT)
    expect(parted.texts()).toEqual([
      '우측 수신증, 경미함.',
      '좌측 mild 수신증.',
      '우측 수신증.',
      '좌측 수신증.',
    ])
  })
})
