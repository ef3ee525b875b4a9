import { describe, expect, it } from 'vitest'
import { moduleOutput } from './testkit/moduleOutput.ts'
import { nodule } from './testkit/nodule.ts'
import { cellOf, phrase, startRun } from './testkit/startRun.ts'

const started = () => {
  const run = startRun([cellOf('n', 0, moduleOutput('nodule')), cellOf('p', 1, phrase('p', '정상.'))], {
    modules: [nodule],
  })
  run.fill('n', { size: '12' })
  const [finding, advice] = run.read().entries.map(({ id }) => id)
  return { run, finding: finding ?? '', advice: advice ?? '' }
}

describe('words changed by hand', () => {
  it('K200 stay whatever the values do, with what would be written now beside them', () => {
    const { run, finding } = started()
    run.editEntry(finding, '큰 결절.')
    expect(run.read().entries[0]).toMatchObject({ text: '큰 결절.', isEdited: true, newer: undefined })
    run.fill('n', { size: '15' })
    expect(run.read().entries[0]).toMatchObject({ text: '큰 결절.', newer: '우측에 15 mm 결절.' })
    run.fill('n', { size: '12' })
    expect(run.read().entries[0]).toMatchObject({ text: '큰 결절.', newer: undefined })
  })

  it('K200 stay when nothing would be written any more', () => {
    const { run, advice } = started()
    run.editEntry(advice, '6개월 후 추적.')
    run.fill('n', { size: '3' })
    expect(run.read().entries[1]).toMatchObject({ text: '6개월 후 추적.', newer: null })
    run.takeNewer(advice)
    expect(run.texts()).toEqual(['우측에 3 mm 결절.'])
  })

  it('K201 give way to what is newer, or are kept, as somebody decides', () => {
    const { run, finding } = started()
    run.editEntry(finding, '큰 결절.')
    run.fill('n', { size: '15' })
    run.keepMine(finding)
    expect(run.read().entries[0]).toMatchObject({ text: '큰 결절.', isEdited: true, newer: undefined })
    run.fill('n', { size: '16' })
    expect(run.read().entries[0]?.newer).toBe('우측에 16 mm 결절.')
    run.takeNewer(finding)
    expect(run.read().entries[0]).toMatchObject({ text: '우측에 16 mm 결절.', isEdited: false })
    run.fill('n', { size: '17' })
    expect(run.texts()[0]).toBe('우측에 17 mm 결절.')
  })

  it('K201 keep their warning while somebody goes on editing', () => {
    const { run, finding } = started()
    run.editEntry(finding, '큰')
    run.fill('n', { size: '15' })
    run.editEntry(finding, '큰 결절.')
    expect(run.read().entries[0]).toMatchObject({ text: '큰 결절.', newer: '우측에 15 mm 결절.' })
  })

  it('K202 that say what the values say aren’t edited any more', () => {
    const { run, finding } = started()
    run.editEntry(finding, '큰 결절.')
    run.editEntry(finding, '우측에 12 mm 결절.')
    expect(run.read().entries[0]?.isEdited).toBe(false)
  })

  it('K203 are removed with their run, and not before', () => {
    const { run, finding } = started()
    run.editEntry(finding, '큰 결절.')
    run.remove(run.read().runs[0]?.id ?? '')
    expect(run.texts()).toEqual([])
    run.undo()
    expect(run.texts()[0]).toBe('큰 결절.')
  })

  it('K204 a sentence that was taken out stays out until its values say something else', () => {
    const { run, finding } = started()
    run.removeEntry(finding)
    expect(run.texts()).toEqual(['추적 검사 권고.'])
    run.setLocale('en')
    expect(run.texts()).toEqual(['Follow-up is recommended.'])
    run.fill('n', { size: '40' })
    expect(run.texts()).toEqual(['A 40 mm nodule on the right.', 'Follow-up is recommended.'])
    run.editEntry(finding, 'Big.')
    expect(run.read().entries[0]).toMatchObject({ text: 'Big.', newer: undefined })
  })

  it('K205 own sentences are added, edited and taken out', () => {
    const { run } = started()
    const id = run.addText('impression', '결론.')
    run.editEntry(id, '큰 결론.')
    expect(run.read().entries).toContainEqual({
      id,
      section: 'impression',
      runId: null,
      cellId: null,
      title: '',
      text: '큰 결론.',
      isEdited: false,
      newer: undefined,
    })
    run.removeEntry(id)
    expect(run.read().entries.some((entry) => entry.id === id)).toBe(false)
  })

  it('K206 what isn’t there can’t be changed', () => {
    const { run } = started()
    const before = run.read()
    run.editEntry('nobody', 'x')
    run.removeEntry('nobody')
    run.takeNewer('nobody')
    run.keepMine('nobody')
    run.remove('nobody')
    run.reopen('nobody')
    expect(run.read()).toBe(before)
  })
})

describe('concerns', () => {
  it('K210 name what blocks and what warns in what is written, blocks first', () => {
    const { run, finding } = started()
    run.editEntry(finding, '큰 결절.')
    run.run('n')
    run.type('size', '150')
    const runId = run.read().open?.id
    const place = { runId, filling: 'nodule' }
    expect(run.read().concerns).toEqual([
      { kind: 'check', level: 'warn', ...place, check: 'big', at: { id: 'size' } },
      { kind: 'unconfirmed', level: 'warn', ...place, at: { id: 'side' } },
      { kind: 'outdated', level: 'warn', entryId: finding },
    ])
    run.type('size', '')
    expect(run.read().concerns[0]).toEqual({ kind: 'fault', level: 'block', ...place, at: { id: 'size' } })
    run.type('size', '300')
    expect(run.read().concerns[0]).toMatchObject({ kind: 'check', level: 'block', check: 'huge' })
  })

  it('K210 say nothing about a form that isn’t written', () => {
    const run = startRun([cellOf('n', 0, moduleOutput('nodule'))], { modules: [nodule] })
    run.run('n')
    expect(run.read().concerns).toEqual([])
  })

  it('K304 gray the stretches that rest on what nobody looked at, presets included, until it is confirmed', () => {
    const preset = { size: '12' }
    const run = startRun([cellOf('n', 0, moduleOutput('nodule', { preset }))], { modules: [nodule] })
    run.run('n')
    run.write()
    const stretches = () =>
      run
        .read()
        .entries.map(({ text, unconfirmed = [] }) => unconfirmed.map(({ from, to }) => text.slice(from, to)))
    expect(run.texts()).toEqual(['우측에 12 mm 결절.', '추적 검사 권고.'])
    expect(stretches()).toEqual([['우측', '12 mm'], ['추적 검사 권고.']])
    const [first] = run.read().entries
    if (first) run.editEntry(first.id, '우측 결절.')
    expect(stretches()).toEqual([[], ['추적 검사 권고.']])
    run.confirmAll()
    expect(stretches()).toEqual([[], []])
  })

  it('K211 go when everything that came by itself is confirmed, in one step', () => {
    const { run } = started()
    expect(run.read().concerns).toMatchObject([{ kind: 'unconfirmed' }])
    run.confirmAll()
    expect(run.read().concerns).toEqual([])
    run.undo()
    expect(run.read().concerns).toMatchObject([{ kind: 'unconfirmed' }])
    expect(run.texts()).toHaveLength(2)
  })
})

describe('a kept run', () => {
  it('K220 opens as the same report', () => {
    const { run, finding, advice } = started()
    run.run('p')
    run.addText('impression', '결론.')
    run.editEntry(finding, '큰 결절.')
    run.removeEntry(advice)
    run.setLocale('en')
    const kept = JSON.parse(JSON.stringify(run.kept()))
    const again = startRun([cellOf('n', 0, moduleOutput('nodule')), cellOf('p', 1, phrase('p', '정상.'))], {
      modules: [nodule],
      kept,
    })
    const { entries, concerns, runs, locale } = run.read()
    expect(again.read()).toMatchObject({ entries, concerns, locale })
    expect(again.read().runs.map(({ id, ordinal }) => [id, ordinal])).toEqual(
      runs.map(({ id, ordinal }) => [id, ordinal]),
    )
    again.fill('n', { size: '40' })
    expect(again.read().entries.map(({ newer }) => newer)).toEqual([
      'A 40 mm nodule on the right.',
      undefined,
      undefined,
    ])
  })

  it('K220 keeps words that somebody wrote when their cell is gone', () => {
    const { run, finding } = started()
    run.editEntry(finding, '큰 결절.')
    const again = startRun([cellOf('p', 1, phrase('p', '정상.'))], { kept: run.kept() })
    expect(again.read()).toMatchObject({
      runs: [],
      entries: [{ text: '큰 결절.', runId: null, section: 'findings' }],
    })
  })
})

describe('preparing', () => {
  it('K221 compiles a cell’s modules once, whichever cell uses them', () => {
    const cells = [
      cellOf('a', 0, moduleOutput('nodule')),
      cellOf('b', 1, moduleOutput('nodule'), phrase('p', '{x}')),
    ]
    const run = startRun(cells, { modules: [nodule] })
    expect([run.prepare('a'), run.prepare('a'), run.prepare('b'), run.prepare('b')]).toEqual([
      ...[true, false, true, false],
    ])
    expect(run.prepare('nobody')).toBe(false)
  })
})
