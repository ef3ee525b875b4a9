import type { Alarm } from '../Alarm.ts'
import type { Span } from '../text/numbers.ts'
import { type InUnit, placeIn, type Rule, unitsOf, wordsAt } from './Rule.ts'

const VALUE = /^\s*[:：#=]\s*([\p{L}\p{N}][\p{L}\p{N}^,.'-]*(?: (?!\p{Ll}{2,} )[\p{L}\p{N}^,.'-]+)?)/u

/** Reports a name or a number that follows its label and isn't the patient's. */
export const anotherPatient: Rule = {
  id: 'R122',
  check({ report, byHand }) {
    const { name, id } = report.context.patient ?? {}
    const check = (
      { read, unit }: InUnit,
      mark: 'patientName' | 'patientId',
      own: string | undefined,
    ): Alarm[] => {
      if (own === undefined || own === '') return []
      return unit.marks(mark).flatMap((label): Alarm[] => {
        const found = VALUE.exec(unit.text.slice(label.end - unit.start))
        const said = found?.[1] ?? ''
        if (said === '' || isSame(said, own, mark)) return []
        const start = label.end + (found?.[0].indexOf(said) ?? 0)
        const at: Span = { start, end: start + said.length }
        return [
          {
            rule: 'R122',
            level: 'block',
            variant: mark === 'patientName' ? 'name' : 'number',
            places: [placeIn(read, at), { of: 'image' }],
            facts: { said: wordsAt(read, at) },
            repair: { kind: 'edit', edits: [{ sentence: read.sentence.id, ...at, text: own }] },
          },
        ]
      })
    }
    return unitsOf(byHand).flatMap((one) => [
      ...check(one, 'patientName', name),
      ...check(one, 'patientId', id),
    ])
  },
}

/** DICOM writes names as `Hong^Gildong=…`, while people use either order. A number must match exactly. */
function isSame(said: string, own: string, mark: string): boolean {
  if (mark === 'patientId') return !/\d/u.test(said) || bare(said) === bare(own)
  const parts = own.split(/[=^,\s]+/u).map(bare)
  const words = said.split(/[\^,\s]+/u).map(bare)
  return (
    bare(said) === bare(own) ||
    words.some((word) => word !== '' && parts.includes(word)) ||
    !/\p{L}{2}/u.test(said)
  )
}

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
