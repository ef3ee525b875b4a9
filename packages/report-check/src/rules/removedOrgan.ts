import type { Alarm } from '../Alarm.ts'
import type { Side } from '../CheckedReport.ts'
import type { Unit } from '../text/readText.ts'
import { phrasePattern, phrases } from '../words/phrases.ts'
import type { PhraseList } from '../words/WordFile.ts'
import { cachedForUnits, has, type InUnit, placeIn, type ReadReport } from './Rule.ts'

/** An organ by the words that operations and findings use for it. */
interface Removable {
  removal: RegExp
  /** Matches a sentence that begins with the organ and describes it as present. */
  present: RegExp
  isPaired: boolean
}

const thereAs = (list: PhraseList): RegExp =>
  new RegExp(`^(?:the )?${phrases(list)}(?![ -]*${phrases('removedBehind')})`, 'iu')

const REMOVABLE: readonly Removable[] = [
  {
    removal: phrasePattern('gallbladderRemoved'),
    present: thereAs('gallbladderThere'),
    isPaired: false,
  },
  {
    removal: phrasePattern('kidneyRemoved'),
    present: thereAs('kidneyThere'),
    isPaired: true,
  },
  {
    removal: phrasePattern('spleenRemoved'),
    present: thereAs('spleenThere'),
    isPaired: false,
  },
]

/**
 * The operation is over if a year or a postoperative state is mentioned. A planned, requested or partial
 * operation removes nothing.
 */
const OVER = new RegExp(`(?:19|20)\\d\\d|${phrases('operationOver')}`, 'iu')
const PLANNED = new RegExp(`${phrases('operationPlanned')}|\\?`, 'iu')

interface Removed extends InUnit {
  organ: Removable
  side: Side | undefined
}

const removedIn = cachedForUnits<Removed>(({ read, unit }) =>
  REMOVABLE.flatMap((organ): Removed[] => {
    const isOver = organ.removal.test(unit.text) && OVER.test(unit.text) && !PLANNED.test(unit.text)
    const side = onlySide(unit)
    if (
      !isOver ||
      has(unit, 'recommend', 'history', 'uncertain') ||
      read.sentence.section === 'recommendation'
    )
      return []
    return organ.isPaired && side === undefined ? [] : [{ read, unit, organ, side }]
  }),
)

function onlySide({ sides }: Unit): Side | undefined {
  const [side, ...others] = new Set(sides.map(({ id }) => id))
  return others.length > 0 || side === 'B' ? undefined : side
}

/** Reports an organ that is described although the same report says that it was removed. */
export function removedOrgan({ sentences, told }: ReadReport): readonly Alarm[] {
  const removed = removedIn(sentences)
  if (removed.length === 0) return []
  return presentIn(told).flatMap(({ read, unit, organ, end }): Alarm[] => {
    const gone = removed.find(
      (one) =>
        one.organ === organ &&
        one.unit !== unit &&
        (!organ.isPaired || unit.sides[0]?.id === one.side || unit.sides[0]?.id === 'B'),
    )
    if (!gone || (!read.isByHand && !gone.read.isByHand)) return []
    const place = placeIn(read, { start: unit.start, end })
    return [
      {
        rule: 'R115',
        level: 'warn',
        places: [place, placeIn(gone.read, gone.unit)],
        facts: { what: unit.text.trim(), there: gone.unit.text.trim() },
        repair: { kind: 'go', to: place },
      },
    ]
  })
}

/**
 * Matches words for an earlier time, for a further kidney (a transplant), or for something that isn't seen.
 */
const UNSURE = ['postoperative', 'prior', 'comparison', 'gone', 'otherwise', 'uncertain', 'compared'] as const

const NOT_IN_PLACE = phrasePattern('notInPlace')

const presentIn = cachedForUnits<InUnit & { organ: Removable; end: number }>(({ read, unit }) => {
  if (has(unit, ...UNSURE) || NOT_IN_PLACE.test(unit.text)) return []
  return REMOVABLE.flatMap((organ) => {
    const found = organ.present.exec(unit.text.replace(/^\s*(?:\d{1,2}[.)]\s*)?/u, ''))
    return found ? [{ read, unit, organ, end: unit.end }] : []
  })
})
