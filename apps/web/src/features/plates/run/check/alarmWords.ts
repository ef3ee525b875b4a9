import type { MessageKey } from '@pandok/i18n'
import { type Alarm, type FactKind, factsOf } from '@pandok/report-check'
import type { Text } from '#platform/text/text.ts'

/** An alarm as text. Quotations of the report are unchanged; codes and dates follow the reader's language. */
export function alarmWords(alarm: Alarm, text: Text): string {
  const { rule, variant = 'only', facts } = alarm
  const values = Object.entries(factsOf(alarm) ?? {}).map(([name, kind]): [string, string | number] => [
    name,
    factWords(kind, facts[name] ?? '', text),
  ])
  return text(`check.alarm.${rule}.${variant}` as MessageKey, Object.fromEntries(values))
}

/** Longer quotations are truncated, because nobody reads them in a list. */
const QUOTED_MAX = 90

function factWords(kind: FactKind, said: string, text: Text): string | number {
  switch (kind) {
    case 'side':
      return said === 'R' || said === 'L' ? text(`check.side.${said}`) : text('check.side.B')
    case 'sex':
      return said === 'F' ? text('check.sex.F') : text('check.sex.M')
    case 'number':
      return Number(said)
    case 'day':
      return dayWords(said, text)
    case 'words':
      return said.length > QUOTED_MAX ? `${said.slice(0, QUOTED_MAX)}…` : said
  }
}

/** Calendar dates don't depend on the reader's time zone. */
function dayWords(day: string, { locale }: Text): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(date)
}
