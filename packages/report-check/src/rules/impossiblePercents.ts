import type { Alarm } from '../Alarm.ts'
import type { NumberMention } from '../text/numbers.ts'
import { phrases } from '../words/phrases.ts'
import { cachedForUnits, type InUnit, placeIn, wordsAt } from './Rule.ts'

const WHOLE = 100

const LINK = `(?:[\\s:=(]|${phrases('besideSize')}|${phrases('particles')})*`
const NAME_BEFORE = new RegExp(`${phrases('shareName')}${LINK}$`, 'iu')
const NAME_BEHIND = new RegExp(`^\\s?(?:\\p{L}+\\s)?${phrases('shareName')}`, 'iu')

/**
 * A part can't exceed the whole, while growth and uptake can be above 100 %, so the name of the share must be
 * next to the number.
 */
const isShare = ({ unit }: InUnit, { start, end }: NumberMention): boolean =>
  NAME_BEFORE.test(unit.text.slice(0, start - unit.start)) ||
  NAME_BEHIND.test(unit.text.slice(end - unit.start))

/** Reports shares of more than a hundred percent: «ejection fraction 650 %». */
export const impossiblePercents = cachedForUnits<Alarm>((one) =>
  one.unit.percents.flatMap((percent): Alarm[] => {
    if (percent.value <= WHOLE || !isShare(one, percent)) return []
    const place = placeIn(one.read, percent)
    return [
      {
        rule: 'R105',
        level: 'warn',
        variant: 'percent',
        places: [place],
        facts: { size: wordsAt(one.read, percent) },
        repair: { kind: 'go', to: place },
      },
    ]
  }),
)
