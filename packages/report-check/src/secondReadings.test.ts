import type { Locale } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { createReportCheck } from './createReportCheck.ts'
import { reportOf } from './testkit/reportOf.ts'

const { check } = createReportCheck()

const rulesOf = (...args: Parameters<typeof reportOf>): readonly string[] =>
  check(reportOf(...args)).map(({ rule }) => rule)

describe('words with a second reading', () => {
  it('R350 «著変なし» means normal, and unchanged only next to a finding or an earlier time', () => {
    const context = { priors: [] }
    expect(rulesOf('ja', { findings: '肺底部に著変なし。' }, { context })).not.toContain('R121')
    expect(rulesOf('ja', { findings: '前回と比べ肺底部に著変なし。' }, { context })).toContain('R121')
    expect(rulesOf('ja', { findings: '結節は不変。' }, { context })).toContain('R121')
  })

  it('R351 a day with two readings matches a study if either does', () => {
    const rulesWith = (day: string) =>
      rulesOf('en', { comparison: '01/04/2025' }, { context: { priors: [{ date: day }] } })
    expect(rulesWith('2025-04-01')).not.toContain('R127')
    expect(rulesWith('2025-01-04')).not.toContain('R127')
    expect(rulesWith('2025-01-05')).toContain('R127')
  })

  it('R352 an order of a region that isn’t paired shows both sides', () => {
    const rulesWith = (order: string) =>
      rulesOf('en', { findings: 'Left hip fracture.' }, { context: { study: { order, date: '2026-11-16' } } })
    expect(rulesWith('XR pelvis AP and right hip')).not.toContain('R101')
    expect(rulesWith('XR right hip')).toContain('R101')
  })

  it.each<readonly [Locale, string, string]>([
    ['en', 'Very low probability of pulmonary embolism.', 'High probability of pulmonary embolism.'],
    ['de', 'Geringe Wahrscheinlichkeit einer Lungenembolie.', 'Lungenembolie.'],
    ['ko', '폐색전증 가능성 낮음.', '폐색전증.'],
    ['zh', '肺栓塞可能性低。', '肺栓塞。'],
    ['ja', '肺塞栓症の可能性は低い。', '肺塞栓症。'],
  ])('R353 nobody is called about what is improbable in %s: %s', (locale, improbable, found) => {
    expect(rulesOf(locale, { impression: improbable })).not.toContain('R119')
    expect(rulesOf(locale, { impression: found })).toContain('R119')
  })

  it('R353 a denial inside a word denies nothing else', () => {
    const findings = 'Rechte Niere: 2 nichtobstruktive Konkremente.'
    expect(rulesOf('de', { findings, impression: 'Konkremente der rechten Niere.' })).not.toContain('R115')
  })
})
