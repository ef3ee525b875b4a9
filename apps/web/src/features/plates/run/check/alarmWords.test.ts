import { LOCALES } from '@pandok/domain'
import { formatMessage, loadCatalogue, type MessageKey } from '@pandok/i18n'
import { ALARM_FACTS, type Alarm, type Facts, RULE_IDS } from '@pandok/report-check'
import { describe, expect, it } from 'vitest'
import type { Text } from '#platform/text/text.ts'
import { alarmWords } from './alarmWords.ts'

const sentences: readonly [rule: Alarm['rule'], variant: string, facts: Facts][] = RULE_IDS.flatMap((rule) =>
  Object.entries(ALARM_FACTS[rule]).map(([variant, facts]): [Alarm['rule'], string, Facts] => [
    ...([rule, variant, facts] as const),
  ]),
)

const example = { words: 'the words', side: 'R', sex: 'F', number: '7', day: '2026-11-16' } as const

const alarmOf = (rule: Alarm['rule'], variant: string, facts: Facts): Alarm => ({
  rule,
  level: 'warn',
  places: [],
  repair: { kind: 'go', to: { of: 'image' } },
  ...(variant !== 'only' && { variant }),
  facts: Object.fromEntries(Object.entries(facts).map(([name, kind]) => [name, example[kind]])),
})

describe.each(LOCALES)('in %s', async (locale) => {
  const { messages } = await loadCatalogue(locale)
  const say = (key: MessageKey, values?: Record<string, string | number>) =>
    formatMessage(messages[key], locale, values)
  const text = Object.assign(say, { locale }) as unknown as Text

  it('every rule has a name', () => {
    expect(RULE_IDS.filter((rule) => !messages[`check.rule.${rule}`])).toEqual([])
  })

  it.each(sentences)('%s (%s) has a sentence with each of its facts', (rule, variant, facts) => {
    const message = messages[`check.alarm.${rule}.${variant}` as MessageKey]
    const places = [...String(message).matchAll(/\{(\w+)[|}]/gu)].map(([, name]) => name)
    expect(places.toSorted()).toEqual(Object.keys(facts).toSorted())
    expect(alarmWords(alarmOf(rule, variant, facts), text)).not.toMatch(/[{}]|undefined|NaN|2026-11-16/u)
  })

  it('every sentence belongs to a rule', () => {
    const known = new Set(sentences.map(([rule, variant]) => `check.alarm.${rule}.${variant}`))
    const said = Object.keys(messages).filter((key) => key.startsWith('check.alarm.'))
    expect(said.filter((key) => !known.has(key))).toEqual([])
  })

  it('a long quotation is truncated', () => {
    const alarm = { ...alarmOf('R117', 'only', {}), facts: { what: 'x'.repeat(400) } }
    expect(alarmWords(alarm, text).length).toBeLessThan(200)
  })
})
