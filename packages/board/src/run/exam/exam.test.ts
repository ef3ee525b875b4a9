import type { Cell, Exam, Locale } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { sectionText } from '../../report/sectionText.ts'
import { EXAM_FILLING } from '../plan/planExam.ts'
import { CELLS, EXAM } from '../testkit/brainExam.ts'
import { cellOf, moduleOf, phrase, type StartedRun, startRun } from '../testkit/startRun.ts'
import { openQuestions } from './openQuestions.ts'

const start = (exam: Exam = EXAM, locale: Locale = 'ko') => startRun(CELLS, { exam, locale })

const lines = (run: StartedRun, section: 'findings' | 'impression' | 'recommendation' = 'findings') =>
  sectionText(run.read().entries, section, { titles: false, locale: run.read().locale, exam: EXAM })
    .split('\n')
    .filter((line) => line !== '')

const NORMAL = ['출혈 없음.', '뇌간 정상.', '편위 없음.', '탈출 없음.']

describe('normal sentences', () => {
  it('K401 are written for all regions with the conclusion, or for those that are asked for', () => {
    const run = start()
    expect(run.run('normal')).toBe('written')
    expect([lines(run), lines(run, 'impression')]).toEqual([NORMAL, ['이상 없음.']])

    const other = start()
    other.run('no-bleed')
    expect([lines(other), lines(other, 'impression')]).toEqual([['출혈 없음.'], []])
    other.run('normal')
    expect(lines(other)).toEqual(NORMAL)
  })

  it('K402 give way to a finding of their region, whichever was pressed first', () => {
    for (const order of [
      ['normal', 'contusion'],
      ['contusion', 'normal'],
    ]) {
      const run = start()
      for (const cell of order) {
        if (cell === 'normal') run.run('normal')
        else run.fill('contusion', { side: 'left', site: ['frontal'] })
      }
      expect(lines(run)).toEqual(['좌측 전두엽에 뇌좌상.', '뇌간 정상.', '편위 없음.', '탈출 없음.'])
      expect(lines(run, 'impression')).toEqual(['좌측 전두엽 뇌좌상.'])
    }
  })

  it('K402 give way where a formula holds, or an answer says so', () => {
    const run = start()
    run.run('normal')
    run.fill('contusion', { side: 'left', site: ['temporal', 'pons'], shift: '6' })
    expect(lines(run)).toEqual(['좌측 측두엽, 뇌교에 뇌좌상, 편위 6 mm.', '탈출 없음.'])
  })

  it('K403 come back when the finding goes, and are told with who took them away', () => {
    const run = start()
    run.run('normal')
    const before = run.texts()
    const id = run.fill('contusion', { side: 'left', site: ['frontal'] })
    expect(run.read().suppressed.map(({ entry, by }) => [entry.text, by])).toEqual([
      ['출혈 없음.', [id]],
      ['이상 없음.', [id]],
    ])
    run.remove(id)
    expect(run.texts()).toEqual(before)
    expect(run.read().suppressed).toEqual([])
    run.undo()
    expect(lines(run)).not.toContain('출혈 없음.')
  })

  it('K404 may be phrases of a plate without an exam', () => {
    const run = startRun([
      cellOf(
        'all',
        0,
        phrase('a', '갑상선 정상, 결절 없음.', { normal: ['thyroid', 'nodule'] }),
        phrase('b', '림프절 정상.', { normal: ['node'] }),
        phrase('c', '정상 초음파.', { section: 'impression', normal: [] }),
      ),
      {
        ...cellOf('nodule', 1, phrase('a', '결절 있음.'), phrase('c', '결절.', { section: 'impression' })),
        finding: { region: 'nodule', replaces: [{ regions: ['nodule'] }] },
      },
    ])
    run.run('all')
    expect(run.texts()).toEqual(['갑상선 정상, 결절 없음.', '림프절 정상.', '정상 초음파.'])
    run.run('nodule')
    expect(run.texts()).toEqual(['림프절 정상.', '결절 있음.', '결절.'])
  })

  it('K410 are silent about what isn’t looked at', () => {
    const run = start()
    run.run('normal')
    run.run('cta')
    expect(lines(run)).toEqual(['출혈 없음.', '뇌간 정상.', '편위 없음.', '협착 없음.', '탈출 없음.'])
    const without = start({
      ...EXAM,
      regions: EXAM.regions.map((region) =>
        region.id === 'bleed' ? { ...region, notWith: ['cta'] } : region,
      ),
    })
    without.run('normal')
    without.run('cta')
    expect(lines(without)).not.toContain('출혈 없음.')
  })

  it('K410 and phrases are left out beside the cells that they name', () => {
    const run = startRun([
      cellOf('a', 0, phrase('a', '가.', { unless: ['b'] })),
      cellOf('b', 1, phrase('b', '나.')),
    ])
    run.run('a')
    expect(run.texts()).toEqual(['가.'])
    run.run('b')
    expect(run.texts()).toEqual(['나.'])
  })

  it('K410 and so are sentences of a module', () => {
    const module = moduleOf('m', {
      version: 1,
      inputs: [],
      outputs: [
        { id: 'technique', section: 'technique', body: { ko: ['MRI.'] } },
        { id: 'finding', section: 'findings', body: { ko: ['병변.'] } },
      ],
    })
    const output = { kind: 'module', section: 'auto', moduleId: 'm' } as const
    const run = startRun(
      [
        cellOf(
          'a',
          0,
          { ...output, id: 'all', skip: ['technique'] },
          { ...output, id: 'technique', moduleOutput: 'technique', unless: ['b'] },
        ),
        cellOf('b', 1, phrase('b', '간 MRI.', { section: 'technique' })),
      ],
      { modules: [module] },
    )
    run.run('a')
    run.write()
    expect(run.texts()).toEqual(['MRI.', '병변.'])
    run.run('b')
    expect(run.texts()).toEqual(['간 MRI.', '병변.'])
  })
})

describe('normal sentences that somebody changed', () => {
  const idOf = (run: StartedRun, text: string) =>
    run.read().entries.find((entry) => entry.text === text)?.id ?? text
  const HAND = '두개내 출혈 없음. 두피 혈종 있음.'

  function edited() {
    const run = start()
    run.run('normal')
    const entry = idOf(run, '출혈 없음.')
    run.editEntry(entry, HAND)
    const [normal] = run.read().runs
    const conflicts = () => run.read().concerns.filter(({ kind }) => kind === 'conflict')
    const bleed = () => run.fill('contusion', { side: 'left', site: ['frontal'] })
    return { run, entry, normal: normal?.id ?? '', conflicts, bleed }
  }

  it('K435 stay beside a finding of their region and block copying until somebody decides', () => {
    const { run, entry, normal, conflicts, bleed } = edited()
    const id = bleed()
    expect(lines(run).slice(0, 2)).toEqual(['좌측 전두엽에 뇌좌상.', HAND])
    expect(run.read().suppressed.map((gone) => gone.entry.text)).toEqual(['이상 없음.'])
    expect(conflicts()).toEqual([{ kind: 'conflict', level: 'block', runIds: [normal, id], entryId: entry }])
    run.remove(id)
    expect(lines(run)).toContain(HAND)
    expect(conflicts()).toEqual([])
  })

  it('K435 step back where somebody decides so, and come back as they were changed', () => {
    const { run, entry, conflicts, bleed } = edited()
    const id = bleed()
    run.settleEdited(entry, 'givesWay')
    expect([lines(run).includes(HAND), conflicts()]).toEqual([false, []])
    expect(run.read().suppressed.map((gone) => [gone.entry.text, gone.by])).toEqual([
      [HAND, [id]],
      ['이상 없음.', [id]],
    ])
    run.undo()
    expect([lines(run).includes(HAND), conflicts().length]).toEqual([true, 1])
    run.redo()
    run.remove(id)
    expect([lines(run)[0], conflicts()]).toEqual([HAND, []])
  })

  it('K435 stay where somebody decides so, also in a kept report, and the next finding asks again', () => {
    const { run, entry, normal, conflicts, bleed } = edited()
    bleed()
    run.settleEdited(entry, 'stays')
    expect([lines(run)[1], conflicts()]).toEqual([HAND, []])
    run.editEntry(entry, '두피 혈종 있음.')
    expect(conflicts()).toEqual([])
    const again = startRun(CELLS, { exam: EXAM, kept: JSON.parse(JSON.stringify(run.kept())) })
    expect(again.read().concerns).toEqual(run.read().concerns)
    run.another('contusion')
    const second = run.read().open?.id
    run.type('side', 'right')
    run.type('site', ['frontal'])
    run.write()
    expect(conflicts()).toMatchObject([{ runIds: [normal, second], entryId: entry }])
  })

  it('K435 conclusions, too', () => {
    const { run, conflicts, bleed } = edited()
    const entry = idOf(run, '이상 없음.')
    run.editEntry(entry, '급성 병변 없음. 부비동염.')
    bleed()
    expect(lines(run, 'impression')).toContain('2. 급성 병변 없음. 부비동염.')
    expect(conflicts().map((one) => one.kind === 'conflict' && one.entryId)).toContain(entry)
    run.settleEdited(entry, 'givesWay')
    expect(lines(run, 'impression')).toEqual(['좌측 전두엽 뇌좌상.'])
  })

  it('K437 stand for the same sentence of another cell', () => {
    const run = start()
    run.run('normal')
    run.run('no-bleed')
    const said = run.read().entries.find(({ text }) => text === '출혈 없음.')
    run.editEntry(said?.id ?? '', '출혈은 보이지 않음.')
    expect(lines(run)).toEqual(['출혈은 보이지 않음.', ...NORMAL.slice(1)])
    run.setLocale('en')
    expect(lines(run)).toEqual(['출혈은 보이지 않음.', 'Normal brainstem.', 'No shift.', 'No herniation.'])
    run.setLocale('ko')
    run.undo()
    expect(lines(run)).toEqual(NORMAL)
  })

  it('K437 stand for the same sentence of a cell that is run later', () => {
    const run = start()
    run.run('no-bleed')
    run.editEntry(run.read().entries[0]?.id ?? '', '출혈 소견 없음.')
    run.run('normal')
    expect(lines(run)).toEqual(['출혈 소견 없음.', ...NORMAL.slice(1)])
  })

  it('K437 are taken out with the same sentence of another cell, until a cell writes it again', () => {
    const run = start()
    run.run('normal')
    run.run('no-bleed')
    run.removeEntry(run.read().entries.find(({ text }) => text === '출혈 없음.')?.id ?? '')
    expect(lines(run)).toEqual(NORMAL.slice(1))
    run.another('no-bleed')
    expect(lines(run)).toEqual(NORMAL)
    run.undo()
    run.undo()
    expect(lines(run)).toEqual(NORMAL)
  })

  it('K436 and whatever else other cells leave out stay when changed, and are warned about', () => {
    const run = start()
    run.run('normal')
    run.fill('bulge', { level: 'L4-5' })
    const minor = idOf(run, '팽윤')
    run.editEntry(minor, '경미한 팽윤')
    const disc = run.fill('disc', { level: 'L5-S1' })
    const rest = idOf(run, '나머지 분절 정상.')
    run.editEntry(rest, '나머지 분절은 퇴행성 변화만 있음.')
    run.fill('canal', { level: 'L4-5' })
    expect(lines(run, 'impression').join()).toContain('경미한 팽윤')
    run.remove(disc)
    run.remove(run.read().runs.find(({ cell }) => cell.id === 'canal')?.id ?? '')
    expect(lines(run)).toContain('나머지 분절은 퇴행성 변화만 있음.')
    expect(run.read().concerns).toContainEqual({ kind: 'outdated', level: 'warn', entryId: rest })
    run.keepMine(rest)
    expect(run.read().concerns.some(({ kind }) => kind === 'outdated')).toBe(false)
    expect(lines(run)).toContain('나머지 분절은 퇴행성 변화만 있음.')

    const other = startRun([
      cellOf('a', 0, phrase('a', '가.', { unless: ['b'] })),
      cellOf('b', 1, phrase('b', '나.')),
    ])
    other.run('a')
    const [first] = other.read().entries
    other.editEntry(first?.id ?? '', '가, 고침.')
    other.run('b')
    expect(other.read().entries).toMatchObject([{ text: '가, 고침.', newer: null }, { text: '나.' }])
    other.takeNewer(first?.id ?? '')
    expect(other.texts()).toEqual(['나.'])
  })
})

describe('reading order', () => {
  it('K400 is that of the regions, within one as pressed, the normal sentence behind or before', () => {
    const run = start()
    run.fill('disc', { level: 'L4-5' })
    run.run('clip')
    run.run('fracture')
    run.run('normal')
    run.addText('findings', '손으로.')
    const found = ['골절 있음.', '출혈 없음.', '클립 있음.', '뇌간 정상.', '편위 없음.', 'L4-5: 돌출.']
    expect(lines(run)).toEqual([...found, '나머지 분절 정상.', '손으로.'])

    const first = start({ ...EXAM, isNormalFirst: true })
    first.run('fracture')
    first.run('normal')
    expect(lines(first).slice(0, 2)).toEqual(['출혈 없음.', '골절 있음.'])
  })

  it('K408 of conclusions is by rank, with numbers, and nothing is said twice', () => {
    const run = start()
    run.run('normal')
    run.run('fracture')
    run.fill('contusion', { side: 'left', site: ['frontal'], shift: '6' })
    expect(lines(run, 'impression')).toEqual(['1. 좌측 전두엽 뇌좌상.', '2. 골절.'])
    expect(lines(run, 'recommendation')).toEqual(['1, 2번: 추적 CT 권고.'])
    run.another('fracture')
    expect(lines(run, 'impression')).toEqual(['1. 좌측 전두엽 뇌좌상.', '2. 골절.'])
  })

  it('K412 names the conclusion that advice is for, where there are several', () => {
    const run = start()
    run.run('fracture')
    expect(lines(run, 'recommendation')).toEqual(['추적 CT 권고.'])
    run.run('old')
    expect(lines(run, 'recommendation')).toEqual(['1번: 추적 CT 권고.'])
  })
})

describe('the conclusion', () => {
  it('K405 is another one where findings conclude nothing', () => {
    const run = start()
    run.run('normal')
    run.run('clip')
    expect(lines(run, 'impression')).toEqual(['급성 소견 없음.'])
    const plain = start({ ...EXAM, minorConclusion: undefined })
    plain.run('normal')
    plain.run('clip')
    expect(lines(plain, 'impression')).toEqual(['이상 없음.'])
  })

  it('K405 stays beside findings that leave it standing, and only beside those', () => {
    const run = start()
    run.run('normal')
    run.run('old')
    expect(lines(run, 'impression')).toEqual(['1. 오래된 경색.', '2. 급성 소견 없음.'])
    run.run('fracture')
    expect(lines(run, 'impression')).toEqual(['1. 오래된 경색.', '2. 골절.'])
  })

  it('K409 leaves minor ones out beside greater ones of the row', () => {
    const run = start()
    run.fill('bulge', { level: 'L4-5' })
    expect(lines(run, 'impression')).toEqual(['L4-5: 팽윤.'])
    run.fill('canal', { level: 'L4-5' })
    expect(lines(run, 'impression')).toEqual(['L4-5: 협착.'])
    run.another('bulge')
    run.type('level', 'L5-S1')
    run.write()
    expect(lines(run, 'impression')).toEqual(['1. L4-5: 협착.', '2. L5-S1: 팽윤.'])
  })
})

describe('rows', () => {
  it('K407 are one line each from the first to the last, and one line where they say the same', () => {
    const run = start()
    run.run('normal')
    run.fill('canal', { level: 'L5-S1' })
    run.fill('disc', { level: 'L5-S1' })
    run.another('disc')
    run.type('level', 'L3-4')
    run.write()
    expect(lines(run).slice(3)).toEqual(['L3-4: 돌출.', 'L5-S1: 돌출. 협착.', '나머지 분절 정상.'])
    expect(lines(run, 'impression')).toEqual(['1. L5-S1: 협착, 돌출.', '2. L3-4: 돌출.'])
    run.another('disc')
    run.type('level', 'L4-5')
    run.write()
    expect(lines(run).slice(3)).toEqual(['L3-4, L4-5: 돌출.', 'L5-S1: 돌출. 협착.'])
    run.setLocale('en')
    expect(lines(run).slice(3)).toEqual(['L3-4, L4-5: Protrusion.', 'L5-S1: Protrusion. Stenosis.'])
    expect(lines(run, 'impression')).toEqual([
      '1. L5-S1: stenosis; protrusion.',
      '2. L3-4, L4-5: protrusion.',
    ])
  })

  it('K406 are followed by what is said of the rest, beside a finding of the region itself', () => {
    const run = start()
    run.run('normal')
    run.fill('bulge', { level: 'L4-5' })
    expect(lines(run).slice(3)).toEqual(['L4-5: 팽윤.', '탈출 없음.'])
    run.fill('disc', { level: 'L4-5' })
    expect(lines(run).at(-1)).toBe('나머지 분절 정상.')
  })
})

describe('contradictions', () => {
  it('K411 block copying until one of the two goes', () => {
    const run = start()
    run.run('old')
    const id = run.fill('contusion', { side: 'left', site: ['frontal'] })
    const [first] = run.read().runs
    expect(run.read().concerns).toContainEqual({ kind: 'conflict', level: 'block', runIds: [first?.id, id] })
    run.remove(id)
    expect(run.read().concerns).toEqual([])
  })

  it('K465 are also between a technique and what can’t stand beside it, unless a further one shows it', () => {
    const cells = CELLS.map((cell): Cell => {
      if (cell.id === 'clip') return { ...cell, finding: { region: 'stem', conflicts: ['cta'] } }
      return cell.id === 'cta' ? { ...cell, excludes: { cells: ['old'], unless: ['fracture'] } } : cell
    })
    const run = startRun(cells, { exam: EXAM })
    const pairs = () => run.read().concerns.flatMap((one) => (one.kind === 'conflict' ? [one.runIds] : []))
    for (const id of ['old', 'cta', 'clip']) run.run(id)
    const [old, cta, clip] = run.read().runs.map(({ id }) => id)
    expect(pairs()).toEqual([
      [old, cta],
      [cta, clip],
    ])
    run.run('fracture')
    expect(pairs()).toEqual([[cta, clip]])
    run.remove(cta ?? '')
    expect(pairs()).toEqual([])
  })

  it('K465 are between a cell and an answer that it excludes, only while the answer is given', () => {
    const cells = CELLS.map(
      (cell): Cell => (cell.id === 'cta' ? { ...cell, excludes: { answers: ['shift'] } } : cell),
    )
    const run = startRun(cells, { exam: EXAM })
    run.run('cta')
    run.fill('contusion', { side: 'left', site: ['frontal'] })
    expect(run.read().concerns).toEqual([])
    const moved = run.fill('contusion', { side: 'left', site: ['frontal'], shift: '3' })
    const [cta] = run.read().runs
    expect(run.read().concerns).toEqual([{ kind: 'conflict', level: 'block', runIds: [cta?.id, moved] }])
  })
})

describe('blanks of the exam', () => {
  it('K418 are asked once and said everywhere, and block copying where a sentence waits for them', () => {
    const run = start()
    run.run('normal')
    expect(lines(run)).toEqual(NORMAL)
    expect(run.read().concerns).toMatchObject([{ kind: 'waiting', level: 'block', at: { id: 's' } }])
    expect(run.run('exam')).toBe('filling')
    run.type('s', 'right')
    run.write()
    expect(lines(run).at(-1)).toBe('우측 검사.')
    expect(run.read().concerns).toEqual([])
    run.setLocale('en')
    expect(lines(run).at(-1)).toBe('Right exam.')
    run.undo()
    expect(lines(run)).toHaveLength(4)
  })

  it('K441 are asked for where a sentence waits that was written at once, in one step with it', () => {
    const run = start()
    run.run('normal')
    expect(run.read().open?.cell.id).toBe('exam')
    expect(openQuestions(run.read())).toEqual(['s'])
    run.undo()
    expect([run.texts(), run.read().open]).toEqual([[], undefined])
    run.redo()
    run.type('s', 'left')
    expect(openQuestions(run.read())).toEqual([])
    run.write()
    expect(lines(run).at(-1)).toBe('좌측 검사.')
    run.another('normal')
    expect(run.read().open).toBeUndefined()
  })

  it('K441 are asked for again by the same key after their form was left', () => {
    const run = start()
    run.run('normal')
    run.leave()
    expect(run.read().concerns).toMatchObject([{ kind: 'waiting' }])
    expect(run.run('normal')).toBe('written')
    expect(run.read()).toMatchObject({ open: { cell: { id: 'exam' } }, runs: [{}, {}] })
  })

  it('K441 open no form where nothing waits for them, or while another form is being filled', () => {
    const run = start()
    run.run('no-bleed')
    expect(run.read().open).toBeUndefined()
    run.run('contusion')
    run.run('normal')
    expect(run.read().open?.cell.id).toBe('contusion')
  })

  it('K442 take what a rule of the plate has for them, and are then not asked for', () => {
    const rule = { id: 'r', cell: 'exam', output: EXAM_FILLING, input: 's' }
    const run = startRun(CELLS, {
      exam: EXAM,
      autoFill: [{ ...rule, source: { from: 'dicom', attribute: 'Laterality' } }],
      host: { attribute: (name) => (name === 'Laterality' ? 'R' : undefined) },
    })
    run.run('normal')
    expect(run.read().open).toBeUndefined()
    expect(lines(run).at(-1)).toBe('우측 검사.')
    expect(run.read().concerns).toEqual([])
  })
})

describe('cells that answer blanks of the exam', () => {
  const options = (...ids: string[]) => ids.map((id) => ({ id, label: { ko: id } }))
  const exam: Exam = {
    regions: [{ id: 'bone', name: { ko: '골절' }, normal: { ko: '골절 없음.' } }],
    blanks: [
      { id: 's', kind: 'choice', label: { ko: '방향' }, options: options('우측', '좌측') },
      { id: 'part', kind: 'choice', label: { ko: '부위' }, options: options('무릎', '발목') },
    ],
    normalConclusion: { ko: '{s} {part} 정상.' },
  }
  const cell = (id: string, more: Partial<Cell>): Cell => ({ ...cellOf(id, 0), ...more })
  const cells = [
    cell('exam', { asks: ['s', 'part'] }),
    cell('knee', { normal: 'all', answers: { part: '무릎' } }),
    cell('ankle', { normal: 'all', answers: { part: '발목' } }),
    cell('right knee', { answers: { s: '우측', part: '무릎' } }),
    cell('gone', { answers: { part: '손' } }),
    cell('tear', {
      outputs: [phrase('t', '{site} 파열.')],
      blanks: [{ id: 'site', kind: 'text', label: { ko: '위치' } }],
      answers: { part: '무릎' },
    }),
  ]
  const begin = () => startRun(cells, { exam })

  it('K446 leave only what is still open to be asked, and the last answer finishes the report', () => {
    const run = begin()
    expect(run.run('knee')).toBe('written')
    expect(run.read().open?.cell.id).toBe('exam')
    expect(openQuestions(run.read())).toEqual(['s'])
    run.type('s', '우측')
    expect(openQuestions(run.read())).toEqual([])
    run.write()
    expect(run.texts()).toEqual(['골절 없음.', '우측 무릎 정상.'])
    expect(run.read().concerns).toEqual([])
  })

  it('K418 name what is still open where copying is blocked, not what the open form has answered', () => {
    const run = begin()
    run.run('knee')
    const waiting = () => run.read().concerns.map((concern) => 'at' in concern && concern.at?.id)
    expect(waiting()).toEqual(['s'])
    run.type('s', '우측')
    // Nothing is open, but the form is not written: copying is still blocked.
    expect(waiting()).toEqual(['s', 'part'])
    run.write()
    expect(waiting()).toEqual([])
  })

  it('K446 are one step back with everything that they write', () => {
    const run = begin()
    run.run('knee')
    run.undo()
    expect([run.texts(), run.read().runs, run.read().canUndo]).toEqual([[], [], false])
    run.redo()
    expect(openQuestions(run.read())).toEqual(['s'])
  })

  it('K446 answer over what was answered before, without asking again', () => {
    const run = begin()
    run.run('knee')
    run.type('s', '좌측')
    run.write()
    run.run('ankle')
    expect([run.texts(), run.read().open]).toEqual([['골절 없음.', '좌측 발목 정상.'], undefined])
    run.undo()
    expect(run.texts()).toEqual(['골절 없음.', '좌측 무릎 정상.'])
  })

  it('K446 write the form of the exam where nothing is left to ask, with or without sentences of their own', () => {
    const run = begin()
    expect(run.run('right knee')).toBe('answered')
    expect(run.read()).toMatchObject({ open: undefined, runs: [{ cell: { id: 'exam' }, isWritten: true }] })
    run.run('knee')
    expect([run.texts(), run.read().open]).toEqual([['골절 없음.', '우측 무릎 정상.'], undefined])
  })

  it('K446 answer beside a form of their own and an open form of the exam', () => {
    const run = begin()
    run.run('exam')
    run.type('s', '우측')
    run.run('knee')
    expect([run.texts(), run.read().open]).toEqual([['골절 없음.', '우측 무릎 정상.'], undefined])
    run.fill('tear', { site: '내측' })
    expect(run.texts()).toContain('내측 파열.')
  })

  it('K446 enter nothing that the blank does not take', () => {
    const run = begin()
    run.run('gone')
    run.run('knee')
    run.type('s', '우측')
    run.write()
    expect(run.texts()).toEqual(['골절 없음.', '우측 무릎 정상.'])
  })
})
