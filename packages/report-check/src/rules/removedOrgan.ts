import type { Alarm } from '../Alarm.ts'
import type { Side } from '../CheckedReport.ts'
import type { Unit } from '../text/readText.ts'
import { cachedForUnits, has, type InUnit, placeIn, type ReadReport } from './Rule.ts'

/** An organ as operations and findings name it. */
interface Removable {
  removal: RegExp
  /** A sentence that opens with the organ as something that is there. */
  present: RegExp
  isPaired: boolean
}

const GONE_BEHIND =
  '(?![ -]*(?:fossa|bed|remnant|stump|rest|loge|lager|bett|absent|(?:is|has|was|not) |surgically|removed|nicht|fehl|entfernt|z\\. ?n|st\\. ?p|s\\/p|와|절제|제거|적출|없|은 절제|은 없|窝|床|区|切除|术后|摘|部|未|缺|は摘|は切|は認めず|は同定))'

const REMOVABLE: readonly Removable[] = [
  {
    removal:
      /cholecystectomy|chole[cz]ystektomie|(?<!\p{L})CHE(?!\p{L})|담낭 ?절제|담낭은 절제|胆囊切除|胆囊已?切|胆嚢摘出|胆摘|胆嚢切除/iu,
    present: new RegExp(
      `^(?:the )?(?:gallbladder(?: is| has| contains)?(?= (?:distended|normal|with|wall|contains|filled)|[:,]? (?:stones?|wall|normal))|GB(?= (?:wall|stone|polyp|normal|distension|distended))|Gallenblase(?= (?:mit|normal|unauffällig|prall|gefüllt|zart))|담낭(?:에|벽| 크기| 내| 정상)|胆囊(?:大小|形态|壁|内|腔)|胆嚢(?:に|壁|内|は正常|は腫大))${GONE_BEHIND}`,
      'iu',
    ),
    isPaired: false,
  },
  {
    removal:
      /(?<!partial |Teil|hemi)(?<!부분 ?)(?:nephrectomy|nephrektomie|신장? ?절제|신적출|肾切除|肾癌根治术后|腎摘|腎癌根治)/iu,
    present: new RegExp(
      `^(?:the )?(?:(?:left|right|both) kidneys?(?=[:,]? (?:is |are )?(?:\\d|normal|unremarkable|with))|(?:linke|rechte|beide) Nieren?(?= (?:normal|\\d|unauffällig|regelrecht|mit|o\\. ?B))|(?:좌측|우측|양측) 신장(?: 크기| 정상|에|은 정상|의 크기)|[左右双]侧?肾(?:脏)?(?=大小|形态|\\d|内|实质)|(?:[左右]|両側?)腎(?:は正常|に|、?両側正常|のサイズ))${GONE_BEHIND}`,
      'iu',
    ),
    isPaired: true,
  },
]

/** An operation that is over: a year, a state after it. What is planned, asked for or partial removes nothing. */
const OVER =
  /(?:19|20)\d\d|s\/p|status post|st\.? ?p\.|z\. ?n\.|zustand nach|post|prior|previous|history of|years? ago|vor \d+ jahr|상태|수술 후|술후|후 |术后|年前|術後|後/iu
const PLANNED =
  /plan|schedul|candidate|elective|before|pre-?op|consider|geplant|vor (?:der )?(?:geplant|OP|cholez|nephr)|indikation|예정|전 평가|고려|拟|术前|待|予定|術前|検討|partial|teil|부분|部分|subtotal|\?/iu

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
export function removedOrgan({ sentences, findings }: ReadReport): readonly Alarm[] {
  const removed = removedIn(sentences)
  if (removed.length === 0) return []
  return presentIn(findings).flatMap(({ read, unit, organ, end }): Alarm[] => {
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
        ...{ rule: 'R115', level: 'warn' },
        places: [place, placeIn(gone.read, gone.unit)],
        facts: { what: unit.text.trim(), there: gone.unit.text.trim() },
        repair: { kind: 'go', to: place },
      },
    ]
  })
}

/** Words of an earlier time, of another kidney or of what isn't seen. */
const UNSURE = ['postoperative', 'prior', 'comparison', 'gone', 'otherwise', 'uncertain', 'compared'] as const

const presentIn = cachedForUnits<InUnit & { organ: Removable; end: number }>(({ read, unit }) => {
  if (has(unit, ...UNSURE) || /transplant|이식|移植|fossa|clip|loge/iu.test(unit.text)) return []
  return REMOVABLE.flatMap((organ) => {
    const found = organ.present.exec(unit.text.trimStart())
    return found ? [{ read, unit, organ, end: unit.end }] : []
  })
})
