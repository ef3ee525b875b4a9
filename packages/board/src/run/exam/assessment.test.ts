import type { Assessment, Cell, Exam, Locale, ReportSection } from '@pandok/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { advisedFollowUps } from '../../follow-up/advisedFollowUps.ts'
import { formText } from '../../report/formText.ts'
import { sectionText } from '../../report/sectionText.ts'
import { CELLS, EXAM, GRADES } from '../testkit/breastExam.ts'
import { moduleOf, type StartedRun, startRun } from '../testkit/startRun.ts'

const start = (locale: Locale = 'ko') => startRun(CELLS, { exam: EXAM, locale, modules: [GRADES] })

const lines = (run: StartedRun, section: ReportSection) =>
  sectionText(run.read().entries, section, { titles: false, locale: run.read().locale, exam: EXAM })
    .split('\n')
    .filter((line) => line !== '')

function press(run: StartedRun, cell: string, values: Record<string, string | string[]> = {}): string {
  if (run.another(cell) !== 'filling') return run.read().runs.at(-1)?.id ?? ''
  const id = run.read().open?.id ?? ''
  for (const [name, value] of Object.entries(values)) run.type(name, value)
  run.write()
  return id
}

function assessed(): Assessment {
  if (!EXAM.assessment) throw new Error('The exam has no assessment.')
  return EXAM.assessment
}

describe('the assessment of an exam', () => {
  it('K426 says the category of an exam without findings', () => {
    const run = start()
    run.run('normal')
    expect(lines(run, 'impression')).toEqual(['이상 없음.', '전체 범주 1.'])
    expect(lines(run, 'recommendation')).toEqual(['정기 검진.'])
  })

  it('K426 says it too where a finding has it', () => {
    const run = start()
    run.run('normal')
    press(run, 'mass', { side: 'left', category: '1' })
    expect(lines(run, 'impression')).toEqual(['좌측 종괴.', '전체 범주 1.'])
  })

  it('K426 orders conclusions by category, then by rank, and closes with the worst', () => {
    const run = start()
    run.run('normal')
    press(run, 'mass', { side: 'left', category: '2' })
    press(run, 'cyst')
    press(run, 'mass', { side: 'right', category: '4' })
    press(run, 'mass', { side: 'left', category: '0' })
    expect(lines(run, 'impression')).toEqual([
      '1. 우측 종괴 (범주 4).',
      '2. 좌측 종괴 (범주 0).',
      '3. 낭종 (범주 2).',
      '4. 좌측 종괴 (범주 2).',
      '전체 범주 4.',
    ])
    expect(run.read().entries.filter(({ isClosing }) => isClosing)).toHaveLength(1)
  })

  it('K426 has what can’t wait before every category', () => {
    const abscess: Cell = {
      id: 'abscess',
      name: 'abscess',
      title: 'abscess',
      position: 30,
      color: 'red',
      blanks: [],
      values: [{ id: 'category', kind: 'text', formula: '"2"' }],
      finding: { region: 'mass', rank: -1 },
      outputs: [{ id: 'c', kind: 'phrase', section: 'impression', text: { ko: '농양.' } }],
    }
    const run = startRun([...CELLS, abscess], { exam: EXAM, modules: [GRADES] })
    press(run, 'mass', { side: 'right', category: '4' })
    run.run('abscess')
    expect(lines(run, 'impression')).toEqual(['1. 농양.', '2. 우측 종괴.', '전체 범주 4.'])
    const alone = startRun([...CELLS, abscess], { exam: EXAM, modules: [GRADES] })
    press(alone, 'mass', { side: 'right', category: '2' })
    expect(lines(alone, 'recommendation')).toEqual(['정기 검진.'])
    alone.run('abscess')
    expect(lines(alone, 'recommendation')).toEqual([])
  })

  describe('that a module gives for the whole exam', () => {
    const whole = moduleOf('whole', {
      version: 1,
      inputs: [
        {
          id: 'category',
          kind: 'choice',
          required: true,
          label: { ko: '종합' },
          options: ['1', '2', '3', '5'].map((id) => ({ id, label: { ko: id } })),
        },
      ],
      outputs: [
        { id: 'line', section: 'impression', body: { ko: ['종합 ', { v: 'category' }, '.'] } },
        { id: 'advice', section: 'recommendation', body: { ko: ['종합 권고.'] } },
      ],
    })
    const overall: Cell = {
      id: 'overall',
      position: 30,
      name: 'overall',
      title: 'overall',
      outputs: [{ id: 'module', kind: 'module', moduleId: 'whole', section: 'auto' }],
      finding: { region: 'calc', rank: 90 },
    }
    const exam: Exam = { ...EXAM, assessment: { ...assessed(), overall: ['overall'] } }
    const begin = () => startRun([...CELLS, overall], { exam, modules: [GRADES, whole] })
    const conflicts = (run: StartedRun) => run.read().concerns.filter(({ kind }) => kind === 'conflict')

    it('K466 closes the conclusion in the place of the exam’s own line and general advice', () => {
      const run = begin()
      run.run('normal')
      press(run, 'overall', { category: '1' })
      expect(lines(run, 'impression')).toEqual(['종합 1.'])
      expect(lines(run, 'recommendation')).toEqual(['종합 권고.'])
      expect(conflicts(run)).toEqual([])
    })

    it('K466 contradicts a finding above it, and is warned of above what is described', () => {
      const run = begin()
      const whole3 = press(run, 'overall', { category: '3' })
      const mass = press(run, 'mass', { side: 'left', category: '5' })
      expect(lines(run, 'impression')).toEqual(['좌측 종괴.', '종합 3.'])
      expect(conflicts(run)).toEqual([{ kind: 'conflict', level: 'block', runIds: [whole3, mass] }])
      run.remove(mass)
      expect(conflicts(run)).toEqual([])
      run.run('normal')
      expect(conflicts(run)).toMatchObject([{ level: 'warn', runIds: [whole3, expect.any(String)] }])
    })
  })

  describe('that the reader chooses for the whole exam', () => {
    const overall: Cell = {
      id: 'overall',
      position: 30,
      name: 'overall',
      title: 'overall',
      blanks: [
        {
          id: 'category',
          kind: 'choice',
          label: { ko: '종합' },
          options: ['0', '1', '2', '3', '4', '5'].map((id) => ({ id, label: { ko: id } })),
        },
      ],
      outputs: [
        {
          id: 'advice',
          kind: 'phrase',
          section: 'recommendation',
          text: { ko: '종합 권고 {category}.' },
        },
      ],
      finding: { region: 'calc', rank: 90, needsNoConclusion: true },
    }
    const exam: Exam = { ...EXAM, assessment: { ...assessed(), overall: ['overall'], unplaced: ['3'] } }
    const begin = () => startRun([...CELLS, overall], { exam, modules: [GRADES] })
    const conflicts = (run: StartedRun) => run.read().concerns.filter(({ kind }) => kind === 'conflict')

    it('K466 closes the conclusion with the line and the advice of that category', () => {
      const run = begin()
      run.run('normal')
      press(run, 'overall', { category: '4' })
      expect(lines(run, 'impression')).toEqual(['이상 없음.', '전체 범주 4.'])
      expect(lines(run, 'recommendation')).toEqual(['종합 권고 4.'])
      expect(conflicts(run)).toMatchObject([{ level: 'warn' }])
    })

    it('K466 stands too where findings have that category', () => {
      const run = begin()
      press(run, 'mass', { side: 'left', category: '5' })
      press(run, 'mass', { side: 'right', category: '4' })
      const chosen = press(run, 'overall', { category: '5' })
      expect(lines(run, 'impression').at(-1)).toBe('전체 범주 5.')
      expect(conflicts(run)).toEqual([])
      run.remove(chosen)
      press(run, 'overall', { category: '4' })
      expect(lines(run, 'impression').at(-1)).toBe('전체 범주 4.')
    })

    it('K466 leaves advice to the findings that want something done', () => {
      const run = begin()
      press(run, 'mass', { side: 'left', category: '4' })
      press(run, 'overall', { category: '5' })
      expect(lines(run, 'impression')).toEqual(['좌측 종괴.', '전체 범주 5.'])
      expect(lines(run, 'recommendation')).toEqual(['조직검사.'])
    })

    it('K466 may be below a finding only where its place isn’t certain', () => {
      const run = begin()
      press(run, 'mass', { side: 'left', category: '4' })
      const chosen = press(run, 'overall', { category: '3' })
      expect(lines(run, 'impression').at(-1)).toBe('전체 범주 3.')
      expect(conflicts(run)).toMatchObject([{ level: 'warn' }])
      run.remove(chosen)
      press(run, 'overall', { category: '2' })
      expect(conflicts(run)).toMatchObject([{ level: 'block' }])
    })
  })

  it('K427 gives the advice of what wants something done, by number', () => {
    const run = start('en')
    press(run, 'mass', { side: 'left', category: '3' })
    press(run, 'cyst')
    press(run, 'mass', { side: 'right', category: '0', workup: ['spot', 'us'] })
    expect(lines(run, 'recommendation')).toEqual([
      'Finding 1: Additional imaging (spot views and ultrasound).',
      'Finding 2: Follow-up in 6 months.',
    ])
  })

  it('K427 says the advice of the whole exam once where nothing has to be done', () => {
    const run = start()
    run.run('normal')
    press(run, 'mass', { side: 'left', category: '2' })
    press(run, 'cyst')
    expect(lines(run, 'recommendation')).toEqual(['정기 검진.'])
    press(run, 'calc', { side: 'left' })
    expect(lines(run, 'impression').at(-1)).toBe('전체 범주 2.')
  })

  it('K429 joins the numbers of conclusions as the language joins a list', () => {
    const said = (['ko', 'en', 'de'] as const).map((locale) => {
      const run = start(locale)
      for (const side of ['left', 'right', 'both'])
        press(run, 'mass', { side, category: side === 'both' ? '4' : '5' })
      return lines(run, 'recommendation')
    })
    expect(said).toEqual([
      ['1, 2, 3번: 조직검사.'],
      ['Findings 1, 2 and 3: Biopsy.'],
      ['Befunde 1, 2 und 3: 조직검사.'],
    ])
  })

  it('K428 lets no lesser line stand in the place of one that was taken out', () => {
    const run = start()
    press(run, 'mass', { side: 'left', category: '3' })
    press(run, 'mass', { side: 'right', category: '5' })
    const line = run.read().entries.find(({ isClosing }) => isClosing)
    run.removeEntry(line?.id ?? '')
    expect(lines(run, 'impression')).toEqual(['1. 우측 종괴 (범주 5).', '2. 좌측 종괴 (범주 3).'])
  })

  it('K428 tells of a line in somebody’s words that isn’t the worst any more', () => {
    const run = start()
    press(run, 'mass', { side: 'left', category: '3' })
    run.editEntry(run.read().entries.find(({ isClosing }) => isClosing)?.id ?? '', '범주 3으로 봄.')
    const worse = press(run, 'mass', { side: 'right', category: '5' })
    expect(lines(run, 'impression').at(-1)).toBe('전체 범주 5.')
    expect(run.read().suppressed).toMatchObject([{ entry: { text: '범주 3으로 봄.' }, by: [worse] }])
    run.remove(worse)
    expect(lines(run, 'impression')).toEqual(['좌측 종괴.', '범주 3으로 봄.'])
  })
})

describe('what an exam gathers', () => {
  it('K425 follows what is written, and goes with it', () => {
    const run = start()
    press(run, 'mass', { side: 'left', category: '3' })
    expect(lines(run, 'impression')[0]).toBe('좌측 종괴.')
    const cyst = press(run, 'cyst')
    expect(lines(run, 'impression')[0]).toBe('1. 좌측 종괴 (범주 3).')
    run.remove(cyst)
    expect(lines(run, 'impression')[0]).toBe('좌측 종괴.')
    run.undo()
    expect(lines(run, 'impression')[0]).toBe('1. 좌측 종괴 (범주 3).')
  })

  it('K425 counts for the greatest only where a formula says so', () => {
    const run = start()
    press(run, 'graded', { kind: 'solid', size: '0.5', echo: 'low' })
    press(run, 'graded', { kind: 'fluid', size: '0.9' })
    expect(lines(run, 'recommendation')).toEqual(['추적.'])
    const node = press(run, 'node')
    expect(lines(run, 'recommendation')).toEqual(['흡인검사.', '추적.', '림프절 검사.'])
    run.remove(node)
    expect(lines(run, 'recommendation')).toEqual(['추적.'])
  })

  const acts = [
    ['normal', {}],
    ['mass', { side: 'left', category: '3' }],
    ['mass', { side: 'right', category: '5' }],
    ['cyst', {}],
    ['graded', { kind: 'solid', size: '0.5', echo: 'low' }],
    ['graded', { kind: 'fluid', size: '0.9' }],
    ['node', {}],
    ['calc', { side: 'both' }],
  ] as const
  const all = (run: StartedRun) =>
    (['findings', 'impression', 'recommendation'] as const).map((section) => lines(run, section).toSorted())
  const numberless = (run: StartedRun) =>
    all(run).map((section) => section.map((text) => text.replaceAll(/\d+/gu, '#')))

  it('K425 says the same in whichever order cells are pressed, and takes everything back', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...acts], { minLength: 2 }), (chosen) => {
        const inOrder = acts.filter((act) => chosen.includes(act))
        const [run, other] = [start(), start()]
        const texts: unknown[] = []
        for (const [cell, values] of chosen) {
          texts.push(all(run))
          press(run, cell, { ...values })
        }
        for (const [cell, values] of inOrder) press(other, cell, { ...values })
        expect(numberless(run)).toEqual(numberless(other))
        for (const { id } of run.read().runs.toReversed()) {
          run.remove(id)
          expect(all(run)).toEqual(texts.pop())
        }
      }),
      { numRuns: 15 },
    )
  })
})

describe('what the advice of a category recommends', () => {
  const followUp = {
    exam: { en: 'mammography' },
    reason: { en: 'mass' },
    from: 6,
    to: 6,
    unit: 'month',
  } as const
  const assessment = EXAM.assessment && { ...EXAM.assessment, followUps: { '1': followUp, '3': followUp } }
  const begin = () => startRun(CELLS, { exam: { ...EXAM, assessment }, locale: 'en', modules: [GRADES] })
  const due = (run: StartedRun) =>
    advisedFollowUps(run.read().entries, '2026-03-02').map(({ exam, earliest }) => [exam.en, earliest])

  it('K843 is data of the exam, once for all findings of the category, and gone with its advice', () => {
    const run = begin()
    const mass = press(run, 'mass', { side: 'left', category: '3' })
    press(run, 'mass', { side: 'right', category: '3' })
    expect(due(run)).toEqual([['mammography', '2026-09-02']])
    run.remove(mass)
    expect(due(run)).toHaveLength(1)
    press(run, 'mass', { side: 'left', category: '4' })
    expect(due(run)).toHaveLength(1)
    for (const { id, section } of run.read().entries) if (section === 'recommendation') run.removeEntry(id)
    expect(due(run)).toEqual([])
  })

  it('K843 is that of an exam without findings as well', () => {
    const run = begin()
    run.run('normal')
    expect(due(run)).toEqual([['mammography', '2026-09-02']])
    press(run, 'mass', { side: 'left', category: '2' })
    expect(due(run)).toEqual([])
  })
})

describe('lines and advice', () => {
  it('K430 has what goes on in the line of its sentence, and says it once', () => {
    const run = start()
    press(run, 'calc', { side: 'left' })
    expect(lines(run, 'findings')).toEqual(['좌측 석회화. 의심 석회화 없음.'])
    press(run, 'calc', { side: 'right' })
    expect(lines(run, 'findings')).toEqual(['좌측 석회화.', '우측 석회화. 의심 석회화 없음.'])
  })

  it('K431 takes advice away from what has the same answers', () => {
    const run = start()
    press(run, 'graded', { kind: 'solid', size: '2', echo: 'low' })
    const fluid = press(run, 'graded', { kind: 'fluid', size: '3' })
    press(run, 'node')
    const done = press(run, 'sampled', { kind: 'solid' })
    expect(lines(run, 'recommendation')).toEqual(['흡인검사.', '림프절 검사.'])
    run.remove(done)
    run.remove(fluid)
    press(run, 'sampled')
    expect(lines(run, 'recommendation')).toEqual(['림프절 검사.'])
  })

  it('K431 keeps advice if nobody knows which of two it is', () => {
    const run = start()
    press(run, 'graded', { kind: 'solid', size: '2', echo: 'low' })
    press(run, 'graded', { kind: 'solid', size: '4', echo: 'low' })
    press(run, 'sampled')
    expect(lines(run, 'recommendation')).toContain('흡인검사.')
    press(run, 'sampled')
    expect(lines(run, 'recommendation')).toEqual([])
  })
})

describe('a form of the exam', () => {
  const [form] = EXAM.forms ?? []
  const sheet = (run: StartedRun, answers?: Record<string, string>) =>
    form && formText(run.read(), EXAM, form, { locale: 'ko', ...(answers && { answers }) })

  it('K432 has its fields from findings, answers, blanks and the category', () => {
    const run = start()
    expect(sheet(run)?.text).toBe('')
    run.run('normal')
    expect(sheet(run)?.text).toBe('우: 없음\n좌: 없음\n판정: 정상')
    press(run, 'sizes', { psa: '4' })
    press(run, 'calc', { side: 'both' })
    press(run, 'mass', { side: 'left', category: '5' })
    press(run, 'mass', { side: 'left', category: '2' })
    expect(sheet(run)?.text).toBe('우: 석회화\n좌: 석회화, 종괴 / 왼쪽\n판정: 의심 PSA 사')
    press(run, 'cyst')
    expect(sheet(run)?.text).toMatch(/^우: 석회화, 종괴\n/u)
  })

  it('K432 asks what it can’t decide', () => {
    const run = start()
    press(run, 'mass', { side: 'left', category: '3' })
    expect(sheet(run)).toEqual({
      text: '우: 없음\n좌: 종괴 / 왼쪽\n판정: ',
      questions: [{ field: 'verdict', question: '고르세요.', choices: ['정상', '양성', '의심'] }],
    })
    expect(sheet(run, { verdict: '양성' })).toEqual({
      text: '우: 없음\n좌: 종괴 / 왼쪽\n판정: 양성',
      questions: [],
    })
  })
})
