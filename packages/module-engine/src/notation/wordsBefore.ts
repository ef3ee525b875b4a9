import { topicOf } from './answerWords.ts'
import { isExamination } from './examination.ts'
import { isNoName, labelBefore, labelWithColon } from './names.ts'
import { topicBeside } from './readNumber.ts'
import { isSideWord } from './sideField.ts'
import { dimensionAtEnd, dimensionOfWord } from './topics.ts'

export const PLACE_NOUN =
  /^\s?(?:pole|lobe|segment|quadrant(?:en)?|portion|aspect|region|zone|third|level|(?:\p{L}*)lappens?|pols?|엽|극|구역|分葉|叶|葉|段|极|極)[,，、\s]*$/iu

/** The words before a colon; «胸部CT平扫：» says what was examined and asks nothing. */
export const questionOf = (before: string): string =>
  isExamined(before) || /_/u.test(before.slice(before.lastIndexOf('\n') + 1)) ? '' : labelWithColon(before)
/** «头颅MRI：…；MRA：（通畅/狭窄）»: at the beginning of a line it says what was examined, behind other questions it asks. */
export const isExamined = (before: string): boolean =>
  isExamination(labelWithColon(before)) && !/[;；][^\n;；]*$/u.test(before)

/** «disc (bulging/protrusion)», «대장 용종: (tubular adenoma/…)»: a word right before the answers says what they are. */
export const isNamedBefore = (before: string): boolean =>
  /\p{L}\s*[(（]?\s*$/u.test(before) &&
  !/(?:^|\s)(?:an?|the|of|is|are|with|and|in|eine?[rnms]?|und|mit)\s*$|(?:크기|길이|두께|직경)의\s*[(（]?\s*$/iu.test(
    before,
  ) &&
  !isNoName(before) &&
  labelBefore(before) !== ''

/** «Echotexture (homogeneous/heterogeneous)»: the word of the writer, unless it is a thing that has the property. */
export function propertyBefore(before: string): string {
  if (!isNamedBefore(before) || PLACE_NOUN.test(before)) return ''
  const words = labelBefore(before)
  const isWhole = before.replace(/[\s(（[{<]+$/u, '').endsWith(words.split(' ').at(-1) ?? '')
  return THING.test(words) || !isWhole ? '' : words
}
const THING =
  /(?:nodules?|mass|lesions?|cysts?|polyps?|tumou?rs?|nodes?|LNs?|glands?|lobes?|kidneys?|liver|breast|결절|종괴|병변|낭종|용종|종양|음영|조직|부위|유방|간|신장|結節|腫瘤|病変|肿块|结节|病灶|Knoten|Herd|Läsion|Raumforderung|Zyste|Tumor)$/iu

/** «Bakerzyste ___ x ___ cm»: right before a size and no word that leads to it. */
export const isNounBefore = (before: string): boolean =>
  /\p{L}\s*$/u.test(before) &&
  topicBeside(before, '') === undefined &&
  !/(?:measur\p{L}+|sized|about|约|約|약|to|is|of|von|ca\.?|messend)\s*$/iu.test(before)
/** In «HPV: 16 (+/-), 18 (+/-)», the number before the answers names the type. */
export const numberBefore = (before: string): string =>
  /(?:^|[\s:：,，、/])(\d{1,3})\s*[(（]?$/u.exec(before)?.[1] ?? ''

/** «Randbegrenzung», «核グレード», «门静脉内径»: the word itself says of what. */
export function compoundOf(before: string, label: string): string | undefined {
  const word =
    /([\p{L}-]+)(?:\s?(?:约|約|ca\.))?\s*$/u
      .exec(before)?.[1]
      ?.replace(/^.*[见示伴]|^[にのをがはで]+|[约約はがの]$/gu, '') ?? ''
  const isLonger = word.length > label.length && word.toLowerCase().endsWith(label.toLowerCase())
  if (isLonger && !/[가-힣]/u.test(word)) return word
  const isDimension = /^\p{Script=Han}{2,8}$/u.test(word) && dimensionAtEnd(word) !== undefined
  return isDimension ? word : undefined
}

/** «담낭벽 두께 2.5 mm», «Main PA diameter 28 mm»: the words before the dimension say of what. */
export function phraseOf(before: string): string | undefined {
  const words = labelBefore(before)
  const last = /\s(\p{L}+)$/u.exec(words)?.[1]
  return last !== undefined && dimensionOfWord(last) !== undefined ? words : undefined
}

/** «절제연: 근위 ___ mm», «충수: 직경 __ mm», «RUL 결절: 이전 ___ mm»: what the line is about makes a name of such a word. */
const PART =
  /^(?:primary|secondary|tertiary|number|count|largest|smallest|개수|갯수|최대|최소|이전|현재|합|총|평균|max(?:imal|imum)?|min|prior|previous(?:ly)?|current|total|mean|前回|今回|最大|vorher|aktuell|gesamt)$/iu
export const isPlainName = (words: string): boolean =>
  /^[\p{L}\d][\p{L}\d/#-]*(?: [\p{L}\d/#-]{2,}){0,2}$/u.test(words)
export const isPartOf = (label: string, asked: string): boolean => {
  if (!isPlainName(asked) || isSideWord(asked)) return false
  const [last = ''] = /\S+$/u.exec(label) ?? []
  const isDimension = dimensionOfWord(last) !== undefined && label.split(' ').length < 3
  return (
    PART.test(label) ||
    /^\d+$/u.test(label) ||
    isDimension ||
    (!/\s/u.test(label) && topicOf([label]) === 'location' && !/^\p{Lu}/u.test(label))
  )
}

/** «femoral neck BMD ___, T-score ___», «용종 __개, 최대 ___ mm»: what the field before it was about. */
export const prefixOf = (label: string): string =>
  /^(.+)\s[A-Z]{2,4}$/u.exec(label)?.[1] ?? (/^[가-힣]{2,6}$/u.test(label) ? label : '')
