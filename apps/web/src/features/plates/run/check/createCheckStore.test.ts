import { createPlateRun, type EarlierReport } from '@pandok/board'
import type { Cell } from '@pandok/domain'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkMemory } from '#features/plates/check/checkMemory.ts'
import type { ImageHost, MeasurementEvent } from '#shared/images/ImageHost.ts'
import { createCheckStore } from './createCheckStore.ts'

const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  localStorage.clear()
})

const phrase = (id: string, position: number, findings: string, impression?: string): Cell => ({
  id,
  position,
  name: id,
  title: id,
  outputs: [
    { id: 'f', kind: 'phrase', section: 'findings', text: { ko: findings } },
    ...(impression
      ? [{ id: 'i', kind: 'phrase', section: 'impression', text: { ko: impression } } as const]
      : []),
  ],
})

const cells = [
  phrase('effusion', 0, '우측 흉수 있음.', '우측 흉수.'),
  phrase('bleeding', 1, '우측 기저핵에 급성 뇌출혈 있음.', '급성 뇌출혈.'),
]

const earlierReport = (date: string): EarlierReport => ({
  id: date,
  source: 'pasted',
  file: {
    pandok: 'report',
    version: 1,
    study: { date },
    locale: 'ko',
    text: '',
    runs: [],
    measurements: [],
  },
})

function started(host?: ImageHost, priors?: Parameters<typeof createCheckStore>[0]['priors']) {
  let ids = 0
  const run = createPlateRun({
    plate: { cells, autoFill: [] },
    modules: [],
    locale: 'ko',
    today: () => '2026-11-16',
    newId: () => `id${++ids}`,
    // The clock advances so far that every edit is a step of its own.
    now: () => ++ids * 10_000,
  })
  let typed: string | undefined
  const check = createCheckStore({
    run,
    host,
    priors,
    memory: checkMemory,
    today: () => '2026-11-16',
    typing: () => typed,
    soon: (work) => work(),
  })
  const stop = check.follow()
  stops.push(stop)
  const rules = () => check.read().map(({ rule }) => rule)
  const first = () => check.read()[0] ?? expect.fail('nothing is doubted')
  const entry = (section: string) =>
    run.read().entries.find((one) => one.section === section) ?? expect.fail(`no ${section}`)
  const type = (id: string | undefined) => {
    typed = id
  }
  return { run, check, rules, first, entry, type, stop }
}

/** Starts a report with a side that was swapped by hand. */
function swapped() {
  const all = started()
  all.run.run('effusion')
  all.run.editEntry(all.entry('findings').id, '좌측 흉수 있음.')
  return all
}

const counts = (rule: 'R126' | 'R119' | 'R125') => checkMemory.read().counts[rule]

describe('while a report is written', () => {
  it('it is checked after every change, and listeners run only when the alarms change', () => {
    const { run, check, rules, entry } = started()
    run.run('effusion')
    expect(rules()).toEqual([])
    const told = vi.fn()
    check.subscribe(told)
    run.editEntry(entry('findings').id, '좌측 흉수 있음.')
    expect(rules()).toContain('R126')
    const before = check.read()
    told.mockClear()
    run.addText('findings', '심장은 크지 않음.')
    expect(check.read()).toBe(before)
    expect(told).not.toHaveBeenCalled()
  })

  it('a repair by words changes only those words', () => {
    const { run, check, rules, entry, first } = swapped()
    expect(check.repair(first().key)).toBeUndefined()
    expect(entry('findings').text).toBe('우측 흉수 있음.')
    expect(rules()).toEqual([])
    run.undo()
    expect(entry('findings').text).toBe('좌측 흉수 있음.')
  })

  it('a repair that only a person can make returns its place', () => {
    const { run, check, first, entry } = started()
    run.run('bleeding')
    expect(first()).toMatchObject({ rule: 'R119', level: 'block' })
    expect(check.repair(first().key)).toMatchObject({ of: 'sentence', sentence: entry('impression').id })
    run.addText('findings', '2026-11-16 14:20 응급실 김의사에게 전화로 통보함.')
    expect(check.read()).toEqual([])
  })

  it('a sentence edited against its values has the alarm, not the sentence that it contradicts', () => {
    const { rules, entry } = swapped()
    expect(entry('impression').text).toBe('우측 흉수.')
    expect(rules()).toEqual(['R126'])
  })

  it('keys apply to the alarm that was visited last, otherwise to the first', () => {
    const { run, check, entry } = swapped()
    run.editEntry(entry('impression').id, '[ ] 흉수.')
    const keys = check.read().map(({ key }) => key)
    expect(keys.length).toBeGreaterThan(1)
    expect(check.current()?.key).toBe(keys[0])
    expect([check.next(), check.next()].map((alarm) => alarm?.key)).toEqual(keys.slice(0, 2))
    expect(check.current()?.key).toBe(keys[1])
  })

  it('nothing is raised that is among the run’s own concerns', () => {
    const { run, rules, entry } = swapped()
    expect(rules()).toContain('R126')
    run.setLocale('ko')
    const { concerns } = run.read()
    vi.spyOn(run, 'read').mockReturnValue({
      ...run.read(),
      concerns: [...concerns, { kind: 'outdated', level: 'warn', entryId: entry('findings').id }],
    })
    run.addText('recommendation', '추적 관찰.')
    expect(rules()).not.toContain('R126')
  })
})

describe('a dismissed alarm', () => {
  it('is not raised for the same wording on this computer', () => {
    const { check, first, rules, stop } = swapped()
    const { rule } = first()
    check.dismiss(first().key)
    expect(rules()).not.toContain(rule)
    stop()
    expect(swapped().rules()).not.toContain(rule)
  })

  it('is raised again for another wording', () => {
    const { check, rules, run, entry } = swapped()
    for (const { key } of check.read()) check.dismiss(key)
    expect(rules()).toEqual([])
    run.editEntry(entry('findings').id, '좌측 소량의 흉수 있음.')
    expect(rules()).toContain('R126')
  })

  it('is dismissed in this report only if it would prevent copying', () => {
    const { run, check, first, rules, stop } = started()
    run.run('bleeding')
    check.dismiss(first().key)
    expect(rules()).toEqual([])
    stop()
    const next = started()
    next.run.run('bleeding')
    expect(next.rules()).toEqual(['R119'])
  })

  it('leaves no words of the report in the stored data', () => {
    const { check, first } = swapped()
    check.dismiss(first().key)
    const kept = JSON.stringify(Object.entries(localStorage))
    expect(checkMemory.read().silencedCount).toBe(1)
    expect(kept).not.toContain('흉수')
  })
})

describe('statistics of each rule', () => {
  it('count an alarm once per report, however often it is checked', () => {
    const { run, check } = swapped()
    run.addText('findings', '심장은 크지 않음.')
    check.seen()
    expect(counts('R126')).toEqual({ spoke: 1, repaired: 0, dismissed: 0 })
  })

  it('do not count an alarm before the words are completely typed', () => {
    const { run, entry, type, check } = started()
    run.run('effusion')
    const { id } = entry('findings')
    type(id)
    run.editEntry(id, '좌측 흉수 있음.')
    run.editEntry(id, '우측 흉수 있음.')
    expect(counts('R126')).toBeUndefined()
    run.editEntry(id, '좌측 흉수 있음.')
    check.seen()
    expect(counts('R126')).toMatchObject({ spoke: 1 })
  })

  it('count an alarm as repaired when it disappears, by its key or by hand, but not when it is dismissed', () => {
    const byKey = swapped()
    byKey.check.repair(byKey.first().key)
    byKey.stop()
    const byHand = swapped()
    byHand.run.editEntry(byHand.entry('findings').id, '우측 흉수 있음.')
    byHand.stop()
    const dismissed = swapped()
    for (const { key } of dismissed.check.read()) dismissed.check.dismiss(key)
    expect(counts('R126')).toEqual({ spoke: 3, repaired: 2, dismissed: 1 })
  })

  it('count an alarm neither as repaired nor as dismissed when the report is cleared', () => {
    const { run } = swapped()
    run.clear()
    expect(counts('R126')).toEqual({ spoke: 1, repaired: 0, dismissed: 0 })
  })

  it('are deleted, and a rule that is off raises nothing until then', () => {
    const { rules } = swapped()
    checkMemory.switchRule('R126', false)
    expect(rules()).not.toContain('R126')
    expect(counts('R126')).toEqual({ spoke: 1, repaired: 0, dismissed: 0 })
    checkMemory.wipe()
    expect(rules()).toContain('R126')
    expect(checkMemory.read().off.size).toBe(0)
  })

  it('start again if the stored data can’t be read', () => {
    checkMemory.switchRule('R126', false)
    const name = Object.keys(localStorage).find((key) => key.startsWith('report.check.')) ?? ''
    for (const broken of [
      '{',
      '[]',
      '{"salt":1}',
      '{"salt":"s","off":"R126","counts":{"R126":{"spoke":-1}}}',
    ]) {
      localStorage.setItem(name, broken)
      expect(checkMemory.read()).toMatchObject({ off: new Set(), silencedCount: 0 })
      expect(checkMemory.read().counts['R126']?.spoke ?? 0).toBe(0)
    }
  })
})

describe('beside images', () => {
  const watchers = new Set<(event: MeasurementEvent) => void>()
  const refreshes = new Set<() => void>()
  const attributes: Record<string, string> = {}
  let lengths: readonly number[] = []
  const host: ImageHost = {
    attribute: (name) => attributes[name],
    watch: (listener) => {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
    onRefresh: (listener) => {
      refreshes.add(listener)
      return () => refreshes.delete(listener)
    },
    show: () => true,
    measured: () => lengths.map((value, index) => ({ uid: `m${index}`, kind: 'length', value, unit: 'mm' })),
    remarks: () => [],
  }

  it('a typed size of ten times the measurement raises an alarm as soon as it is measured', () => {
    const { run, rules, stop } = started(host)
    run.addText('findings', '우상엽에 120 mm 결절 있음.')
    expect(rules()).toEqual([])
    lengths = [12]
    for (const watcher of watchers) watcher({ kind: 'deleted', uid: 'm' })
    expect(rules()).toContain('R106')
    stop()
    expect(watchers.size + refreshes.size).toBe(0)
    lengths = []
  })

  it('another patient’s sex, side and day are read from the image', () => {
    const { run, rules, stop } = started(host)
    run.addText('findings', '전립선 비대 있음.')
    expect(rules()).toEqual([])
    attributes['PatientSex'] = 'F'
    for (const refresh of refreshes) refresh()
    expect(rules()).toContain('R103')
    stop()
  })

  it('«unchanged» for a patient without an earlier study or report raises an alarm until there is one', () => {
    const listeners = new Set<() => void>()
    const state = { reports: [] as EarlierReport[], examDate: '2026-11-16', hasImages: false }
    const priors = {
      read: () => state as never,
      subscribe(listener: () => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
    const { run, rules, stop } = started(host, priors)
    run.addText('findings', '우상엽 결절은 변화 없음.')
    expect(rules()).toEqual(['R121'])
    attributes['PatientID'] = '00123'
    for (const refresh of refreshes) refresh()
    expect(rules()).toEqual(['R121'])
    attributes['ComparisonDate'] = '2026-03-02'
    for (const refresh of refreshes) refresh()
    expect(rules()).toEqual([])
    delete attributes['ComparisonDate']
    state.reports = [earlierReport('2026-03-02')]
    for (const listener of listeners) listener()
    expect(rules()).toEqual([])
    stop()
    expect(listeners.size).toBe(0)
    delete attributes['PatientID']
  })

  it('«unchanged» without images raises an alarm until there is an earlier report or a date', () => {
    const state = { reports: [] as EarlierReport[], examDate: '2026-11-16', hasImages: false }
    const listeners = new Set<() => void>()
    const subscribe = (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
    const { run, rules, stop } = started(undefined, { read: () => state as never, subscribe })
    run.addText('findings', '우상엽 결절은 변화 없음.')
    expect(rules()).toEqual(['R121'])
    state.reports = [earlierReport('2026-03-02')]
    for (const listener of listeners) listener()
    expect(rules()).toEqual([])
    state.reports = []
    for (const listener of listeners) listener()
    run.addText('comparison', '2026-03-02 CT')
    expect(rules()).toEqual([])
    stop()
  })
})

it('another destination supports other characters', () => {
  const { run, check, rules } = started()
  run.addText('findings', '크기 5 ㎛ 🙂')
  expect(rules()).toEqual([])
  check.setCharacters('cp949')
  expect(rules()).toContain('R123')
})
