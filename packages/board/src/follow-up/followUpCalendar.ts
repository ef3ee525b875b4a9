import type { Locale } from '@pandok/domain'
import { textOf } from '@pandok/module-engine'
import { type FollowUp, followUpFault } from './FollowUp.ts'

export interface DueFollowUp extends FollowUp {
  /** The uid of an event never changes, so that a calendar that imports it twice shows it once. */
  uid: string
}

/** RFC 5545, 3.1 folds lines after 75 octets. */
const LINE_OCTETS = 75

/**
 * Writes due examinations as an iCalendar file (RFC 5545). Each event lies on the first day on which the
 * examination may be done and names the last one in its text. It contains no patient data; the list in the
 * program says who is meant.
 */
export function followUpCalendar(
  due: readonly DueFollowUp[],
  { locale, now, lastDay }: { locale: Locale; now: Date; lastDay: (day: string) => string },
): string {
  const stamp = `${now.toISOString().replace(/[-:]/gu, '').slice(0, 15)}Z`
  const events = due
    .filter((one) => followUpFault(one) === undefined)
    .toSorted((a, b) => compare(firstDay(a), firstDay(b)) || compare(a.uid, b.uid))
    .flatMap((one) => eventOf(one, { locale, stamp, lastDay }))
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Pandok//follow-up//EN', 'CALSCALE:GREGORIAN']
  return [...lines, ...events, 'END:VCALENDAR'].map(folded).join('\r\n').concat('\r\n')
}

function eventOf(
  due: DueFollowUp,
  { locale, stamp, lastDay }: { locale: Locale; stamp: string; lastDay: (day: string) => string },
): string[] {
  const start = firstDay(due)
  const notes = [due.reason && textOf(due.reason, locale), due.latest && lastDay(due.latest)]
  const description = notes.filter((note) => note !== undefined && note !== '').join('\n')
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(due.uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(start)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(start))}`,
    `SUMMARY:${escaped(textOf(due.exam, locale) ?? '')}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

const firstDay = ({ earliest, latest }: FollowUp): string => earliest ?? latest ?? ''
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const compact = (day: string): string => day.replaceAll('-', '')
const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** RFC 5545, 3.3.11 names the characters that are escaped. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/gu, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/gu, '\\n')
    .replace(/\p{Cc}/gu, '')

/** Lines are folded by octets, never inside a character. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const more = encoder.encode(character).length
    if (octets + more > LINE_OCTETS) {
      parts.push(part)
      // The space that begins a continued line counts as one of its octets.
      part = ' '
      octets = 1
    }
    part += character
    octets += more
  }
  return [...parts, part].join('\r\n')
}
