import type { Concern } from '@pandok/board'
import type { Alarm, AlarmPlace, RuleId } from '@pandok/report-check'
import { describe, expect, it } from 'vitest'
import { withoutRepeatedAlarms } from './withoutRepeatedAlarms.ts'

const sentence = (id: string): AlarmPlace => ({ of: 'sentence', sentence: id, start: 0, end: 1 })
const size: AlarmPlace = { of: 'value', runId: 'r', filling: 'f', at: { id: 'size', row: '2' } }

const alarm = (rule: RuleId, ...places: readonly AlarmPlace[]): Alarm => ({
  rule,
  level: 'warn',
  places,
  facts: {},
  repair: { kind: 'go', to: places[0] ?? { of: 'image' } },
})

const left = (alarms: readonly Alarm[], ...concerns: readonly Concern[]) =>
  withoutRepeatedAlarms(alarms, concerns).map(({ rule }) => rule)

describe('removes one of two messages about the same thing', () => {
  it('a field that its own form reports as invalid', () => {
    const all = [alarm('R106', size), alarm('R104', size)]
    const place = { runId: 'r', filling: 'f' }
    expect(left(all, { kind: 'fault', level: 'block', ...place, at: { id: 'size', row: '2' } })).toEqual([])
    expect(left(all, { kind: 'fault', level: 'block', ...place, at: { id: 'size', row: '1' } })).toEqual([
      ...['R106', 'R104'],
    ])
    expect(left(all, { kind: 'unconfirmed', level: 'warn', ...place, at: { id: 'size', row: '2' } })).toEqual(
      [...['R106', 'R104']],
    )
  })

  it('findings that contradict each other', () => {
    const all = [
      alarm('R115', sentence('a f'), sentence('b f')),
      alarm('R115', sentence('a f'), sentence('c f')),
    ]
    expect(left(all, { kind: 'conflict', level: 'block', runIds: ['b', 'a'] })).toEqual(['R115'])
  })

  it('words whose values have changed since', () => {
    const all = [alarm('R126', sentence('a f'), { of: 'run', runId: 'a' }), alarm('R117', sentence('a f'))]
    expect(left(all, { kind: 'outdated', level: 'warn', entryId: 'a f' })).toEqual(['R117'])
    expect(left(all, { kind: 'outdated', level: 'warn', entryId: 'b f' })).toEqual(['R126', 'R117'])
  })

  it('a contradiction of words that were edited against their values', () => {
    const all = [
      alarm('R125', sentence('b i'), sentence('a f')),
      alarm('R125', sentence('b i'), sentence('c f')),
      alarm('R126', sentence('a f')),
    ]
    expect(withoutRepeatedAlarms(all, [])).toEqual(all.slice(1))
  })
})
