import type { Locale } from '@pandok/domain'
import type { CheckedReport } from '@pandok/report-check'
import {
  isConclusion,
  isFindings,
  isTyped,
  type Operator,
  type Part,
  partsOf,
  speakOfSame,
  withPart,
} from './Operator.ts'

const TURNED: Readonly<Record<string, string>> = {
  right: 'left',
  left: 'right',
  Right: 'Left',
  Left: 'Right',
  RIGHT: 'LEFT',
  LEFT: 'RIGHT',
  Rt: 'Lt',
  Lt: 'Rt',
  RUL: 'LUL',
  LUL: 'RUL',
  RLL: 'LLL',
  LLL: 'RLL',
  우: '좌',
  좌: '우',
  右: '左',
  左: '右',
  오른쪽: '왼쪽',
  왼쪽: '오른쪽',
  rechten: 'linken',
  linken: 'rechten',
  rechts: 'links',
  links: 'rechts',
  rechter: 'linker',
  linker: 'rechter',
  rechte: 'linke',
  linke: 'rechte',
  rechtes: 'linkes',
  linkes: 'rechtes',
  Rechter: 'Linker',
  Linker: 'Rechter',
  Rechte: 'Linke',
  Linke: 'Rechte',
  Rechtes: 'Linkes',
  Linkes: 'Rechtes',
  Rechts: 'Links',
  Links: 'Rechts',
}
const SIDE =
  /(?<![\p{L}])(?:right|left|Right|Left|rechten|linken|rechts|links|rechter|linker|rechtes|linkes|rechte|linke|Rechter|Linker|Rechtes|Linkes|Rechte|Linke|Rechts|Links|Rt|Lt|RUL|LUL|RLL|LLL)(?![\p{L}-])|(?<![가-힣])[우좌](?=측|엽|폐|신|상엽|하엽|유방|난소|부신)|오른쪽|왼쪽|(?<!左)右(?!左)|(?<!右)左(?!右)/gu
const BOTH = /양측|양쪽|bilateral|both|beid|bds|两侧|双|両|左右/iu
const OTHER =
  /반대|contralateral|Gegenseite|kontralateral|対側|对侧|shift|이동|偏位|移位|左移|右移|verlager|nach (?:links|rechts)|s\/p|절제|術後|术后|切除|摘出|post|Z\. ?n\./iu

/** In typed words, an error can only be detected if another sentence says the same about the same thing. */
function elsewhere(report: CheckedReport, part: Part): readonly Part[] {
  const isOther = isConclusion(part.sentence) ? isFindings : isConclusion
  return partsOf(report, isOther).filter((other) => speakOfSame(other.text, part.text))
}

const sideTurned: Operator = {
  name: 'side turned',
  plant: (report) =>
    partsOf(report, (sentence) => isConclusion(sentence) || isFindings(sentence)).flatMap((part) => {
      const sides = [...part.text.matchAll(SIDE)]
      const [side, ...others] = sides
      if (!side || BOTH.test(part.text) || OTHER.test(part.text)) return []
      if (isTyped(report)) {
        const same = elsewhere(report, part)
        const told = same.flatMap(({ text }) => text.match(SIDE) ?? [])
        const isTold = told.includes(side[0]) && told.every((word) => word === side[0])
        if (others.length > 0 || !isTold || same.some(({ text }) => BOTH.test(text) || OTHER.test(text)))
          return []
      }
      const into =
        part.text.slice(0, side.index) +
        (TURNED[side[0]] ?? '') +
        part.text.slice(side.index + side[0].length)
      return [withPart(report, part, into)]
    }),
}

/**
 * Makes an operator that changes a size: in typed words only if the other section has exactly the same size.
 */
const sizeChanged = (name: string, pattern: RegExp, into: (found: string) => string): Operator => ({
  name,
  plant: (report) =>
    partsOf(
      report,
      (sentence) => isConclusion(sentence) || (!isTyped(report) && isFindings(sentence)),
    ).flatMap((part) => {
      const found = pattern.exec(part.text)
      if (!found) return []
      const size =
        [...part.text.matchAll(/\d[\d.,]*\s?[cm]m/gu)].find(
          ({ index, 0: { length } }) => index + length > found.index,
        )?.[0] ?? ''
      if (
        isTyped(report) &&
        (size === '' || !elsewhere(report, part).some(({ text }) => text.includes(size)))
      )
        return []
      const text =
        part.text.slice(0, found.index) + into(found[0]) + part.text.slice(found.index + found[0].length)
      return [withPart(report, part, text)]
    }),
})

const PRESENT: Readonly<Record<Locale, readonly (readonly [present: RegExp, absent: string])[]>> = {
  ko: [
    [/(?:이|가) 있음/u, '은 없음'],
    [/있음/u, '없음'],
    [/관찰됨/u, '관찰되지 않음'],
    [/보임/u, '보이지 않음'],
  ],
  en: [
    [/^(\s*)There is (?:an? )?/u, '$1There is no '],
    [
      /^(\s*)(?:An? )?(?=\p{Lu}[a-z]+ (?:fracture|tear|nodule|mass|effusion|cyst|thrombus|hemorrhage))/u,
      '$1No ',
    ],
  ],
  zh: [[/(?<![未可少另并其])见/u, '未见']],
  ja: [
    [/を認める/u, 'を認めない'],
    [/(?<!で)あり/u, 'なし'],
  ],
  de: [
    [/^(\s*)(?=(?:\p{Lu}\p{Ll}+ )?(?:Fraktur|Ruptur|Zyste|Blutung|Stenose|Raumforderung))/u, '$1Keine '],
    [/^(\s*)(?=(?:\p{Lu}\p{Ll}+ )?(?:Rundherd|Knoten|Pleuraerguss|Infarkt|Thrombus))/u, '$1Kein '],
  ],
}
const ABSENT: Readonly<Record<Locale, readonly (readonly [absent: RegExp, present: string])[]>> = {
  ko: [
    [/(?<!변화 ?|차이 ?|소견 ?|이상 ?)없음/u, '있음'],
    [/관찰되지 않음/u, '관찰됨'],
    [/보이지 않음/u, '보임'],
  ],
  en: [
    [
      /^(\s*)No (?!significant change|interval change|change|evidence|other|acute|significant|suspicious|abnormal|new)/u,
      '$1',
    ],
  ],
  zh: [[/未见(?!异常|明显异常|变化|明显|可疑|急性|新)/u, '可见']],
  ja: [
    [/(?<!変化|著変|異常|所見)なし/u, 'あり'],
    [/(?<!異常|変化|所見)(?:は|を)認めない/u, 'を認める'],
  ],
  de: [
    [
      /^(\s*)Keine? (?!Hinweis|Nachweis|Änderung|relevant|suspekt|neu|pathologisch|signifikant|weiter|vergrößert)/u,
      '$1',
    ],
  ],
}

/**
 * Returns the subject of a predicate: the noun before it, or after it in Chinese and for words that precede
 * German and English nouns.
 */
function deniedBy(text: string, form: RegExp, locale: Locale): string {
  const at = form.exec(text)
  const index = at?.index ?? 0
  if (locale === 'ko' || locale === 'ja')
    return /[\p{L}]{2}(?=[은는이가을를をはが]?\s*$)/u.exec(text.slice(0, index))?.[0] ?? ''
  const behind = text.slice(index + (at?.[0].length ?? 0))
  if (locale === 'zh') return /[\p{Script=Han}]{2}(?=[，。；,（(]|$)/u.exec(behind)?.[0] ?? ''
  return (
    /fracture|tear|nodule|mass|effusion|cyst|thrombus|hemorrhage|stenosis|hydronephrosis|embolism|fraktur|ruptur|zyste|blutung|stenose|raumforderung|rundherd|knoten|erguss|infarkt|thromb|embolie|harnstau/u.exec(
      behind.toLowerCase(),
    )?.[0] ?? ''
  )
}

const polarity = (
  name: string,
  forms: typeof PRESENT,
  isToldOtherwise: (text: string, locale: Locale) => boolean,
): Operator => ({
  name,
  plant: (report) =>
    partsOf(report, (sentence) => isFindings(sentence) || isConclusion(sentence)).flatMap((part) => {
      const { locale } = part.sentence
      const form = forms[locale].find(([from]) => from.test(part.text))
      if (!form) return []
      if (isTyped(report)) {
        const same = elsewhere(report, part)
        const what = deniedBy(part.text, form[0], locale)
        const about = same.filter(({ text }) => text.toLowerCase().includes(what))
        if (what === '' || about.length === 0 || !about.every(({ text }) => isToldOtherwise(text, locale)))
          return []
      }
      return [withPart(report, part, part.text.replace(form[0], form[1]))]
    }),
})

const DENIAL = /없|않|\bno\b|without|not |kein|ohne|未|无|なし|ない|認めず|음성|negativ|陰性|阴性/iu
/** Matches «no change», which denies no finding. */
const UNCHANGED =
  /변화 ?없\p{L}*|\bno (?:significant |interval )*change|keine (?:\p{L}+ )?Änderung|(?:未见|无)(?:明显|显著)?变化|(?:著変|変化)(?:なし|を認めない)/giu
const isDenied = (text: string): boolean => DENIAL.test(text.replace(UNCHANGED, ' '))
const isAffirmed = (text: string): boolean => !DENIAL.test(text)

const CATEGORY = /(?<=(?:RADS|Bosniak|LR-)[\s:]*(?:category |TR)?)[1-4](?!\d|\.\d)|(?<=TR)[1-4]/u

const categoryChanged: Operator = {
  name: 'another category',
  plant: (report) =>
    partsOf(
      report,
      (sentence) => isConclusion(sentence) || (!isTyped(report) && isFindings(sentence)),
    ).flatMap((part) => {
      const found = CATEGORY.exec(part.text)
      if (!found) return []
      const digit = found[0]
      const isTold = partsOf(report, isFindings).some(({ text }) => CATEGORY.exec(text)?.[0] === digit)
      if (isTyped(report) && !isTold) return []
      const other = digit === '4' ? '2' : String(Number(digit) + 1)
      return [
        withPart(report, part, part.text.slice(0, found.index) + other + part.text.slice(found.index + 1)),
      ]
    }),
}

const blankLeft: Operator = {
  name: 'blank left',
  isEasy: true,
  plant: (report) =>
    partsOf(report, isFindings).flatMap((part) =>
      /\d+(?=\s?[cm]m)/u.test(part.text)
        ? [withPart(report, part, part.text.replace(/[\d.,]+(?=\s?[cm]m)/u, '[ ]'))]
        : [],
    ),
}

const countChanged: Operator = {
  name: 'another number of findings',
  plant: (report) =>
    partsOf(report, isConclusion).flatMap((part) => {
      const found =
        /(?<![\d.,/:-])[2-5](?=개(?!월)|枚|个(?!月)|個| nodules| cysts| lesions| masses| stones)/u.exec(
          part.text,
        )
      if (!found || !elsewhere(report, part).some(({ text }) => text.includes(found[0]))) return []
      return [
        withPart(
          report,
          part,
          part.text.slice(0, found.index) + String(Number(found[0]) + 1) + part.text.slice(found.index + 1),
        ),
      ]
    }),
}

/** Errors in the words of one sentence. */
export const WORD_OPERATORS: readonly Operator[] = [
  sideTurned,
  sizeChanged('decimal point lost', /\d+\.\d(?=\s?cm)|\d+,\d(?=\s?cm)/u, (found) =>
    found.replace(/[.,]/u, '').replace(/^0/u, ''),
  ),
  sizeChanged('a digit too many', /(?<![\d.,×x]|[×x]\s)\d+(?=\s?mm)/u, (found) => `${found}0`),
  sizeChanged('mm as cm', /(?<=\d\s?)mm(?![\p{L}\d])/u, () => 'cm'),
  sizeChanged('cm as mm', /(?<=\d\s?)cm(?![\p{L}\d])/u, () => 'mm'),
  polarity('absent as present', ABSENT, isDenied),
  polarity('present as absent', PRESENT, isAffirmed),
  ...[categoryChanged, blankLeft, countChanged],
]
