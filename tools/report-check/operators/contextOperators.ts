import type { Words } from '@pandok/domain'
import type { CheckedReport, CheckedSentence, ImageContext } from '@pandok/report-check'
import { isConclusion, isFindings, isTyped, type Operator, partsOf, withPart, withText } from './Operator.ts'
import { SEXED } from './sexedWords.ts'

const inContext = (report: CheckedReport, context: ImageContext): CheckedReport => ({
  ...report,
  context: { ...report.context, ...context },
})

const sexOfAnother: Operator = {
  name: 'another sex',
  toldBy: ['R103'],
  plant: (report) =>
    (['F', 'M'] as const).flatMap((sex) => {
      const isSaid = report.sentences.some(
        (one) => (isFindings(one) || isConclusion(one)) && SEXED[sex].test(one.text),
      )
      const isOther = report.sentences.some(({ text }) => SEXED[sex === 'F' ? 'M' : 'F'].test(text))
      const patient = { ...report.context.patient, sex: sex === 'F' ? ('M' as const) : ('F' as const) }
      return isSaid && !isOther ? [inContext(report, { patient })] : []
    }),
}

const AGED: Words = {
  ko: '{n}세 환자.',
  en: 'A {n}-year-old patient.',
  zh: '患者{n}岁。',
  ja: '{n}歳。',
  de: '{n}-jähriger Patient.',
}

/** Returns the report with a sentence that a person adds. */
const added = (
  report: CheckedReport,
  words: Words,
  value: string,
  section: CheckedSentence['section'],
): CheckedReport => {
  const locale = report.sentences[0]?.locale ?? 'en'
  const text = (words[locale] ?? '').replace('{n}', value)
  return {
    ...report,
    sentences: [{ id: 'added', section, locale, text, author: 'typed' }, ...report.sentences],
  }
}

const ageOfAnother: Operator = {
  name: 'another age',
  isEasy: true,
  plant: (report) => [
    added(
      inContext(report, { patient: { ...report.context.patient, ageYears: 67 } }),
      AGED,
      '76',
      'technique',
    ),
  ],
}

const NUMBERED: Words = {
  ko: '등록번호: {n}',
  en: 'MRN: {n}',
  zh: '病历号：{n}',
  ja: '患者番号：{n}',
  de: 'Patientennummer: {n}',
}

const anotherPatient: Operator = {
  name: 'another patient',
  isEasy: true,
  plant: (report) => [
    added(
      inContext(report, { patient: { ...report.context.patient, id: '4711208' } }),
      NUMBERED,
      '4711280',
      'technique',
    ),
  ],
}

const staleDate: Operator = {
  name: 'stale date',
  plant: (report) =>
    partsOf(report, ({ section }) => section === 'comparison').flatMap((part) => {
      const year = /20\d\d/u.exec(part.text)?.[0]
      const hasPriors = (report.context.priors?.length ?? 0) > 0
      return year && hasPriors
        ? [withPart(report, part, part.text.replace(year, String(Number(year) - 1)))]
        : []
    }),
}

const SIDED_ORDER = /\b(?:RT|LT|RIGHT|LEFT)\b|rechts|links|[右左]|우측|좌측/iu
const TURNED: Readonly<Record<string, string>> = {
  rt: 'LT',
  lt: 'RT',
  right: 'LEFT',
  left: 'RIGHT',
  rechts: 'links',
  links: 'rechts',
  右: '左',
  左: '右',
  우측: '좌측',
  좌측: '우측',
}
const SAID_SIDE = /우측|좌측|right|left|rechts|links|rechte|linke|[右左]/iu

const orderOfOtherSide: Operator = {
  name: 'the other side ordered',
  toldBy: ['R101'],
  plant: (report) => {
    const { study } = report.context
    const found = SIDED_ORDER.exec(study?.order ?? '')?.[0]
    const isSaid = partsOf(report, (one) => isFindings(one) || isConclusion(one)).some(({ text }) =>
      SAID_SIDE.test(text),
    )
    if (!found || !isSaid) return []
    const order = (study?.order ?? '').replace(found, TURNED[found.toLowerCase()] ?? found)
    return [inContext(report, { study: { ...study, order } })]
  },
}

const SIZE = /(\d+(?:[.,]\d)?)\s?(mm|cm)(?![\p{L}²³])/u

/**
 * The image has the correct length; a person types ten times as much, and nothing else in the report contains
 * the correct one.
 */
const tenTimesMeasured: Operator = {
  name: 'ten times the measurement',
  toldBy: ['R106'],
  isEasy: true,
  plant: (report) =>
    partsOf(report, isFindings).flatMap((part) => {
      const [, number = '', unit = 'mm'] = SIZE.exec(part.text) ?? []
      if (number === '' || /이전|이상|previous|zuvor|前回|前次|Vor-/u.test(part.text)) return []
      const value = Number(number.replace(',', '.'))
      const measurements = [{ uid: 'm', kind: 'length', value: value / 10, unit, side: undefined } as const]
      return [inContext(report, { measurements })]
    }),
}

const communicationLeftOut: Operator = {
  name: 'call left out',
  toldBy: ['R119'],
  plant: (report) => {
    const line = report.sentences.findIndex(({ section, text }) => section === 'comment' && CALL.test(text))
    const isGrave = report.sentences.some(
      (one) => isConclusion(one) && CALLED_ABOUT.test(one.text) && !CHRONIC.test(one.text),
    )
    return line < 0 || !isGrave ? [] : [{ ...report, sentences: report.sentences.toSpliced(line, 1) }]
  },
}
/** Matches critical results in the words of conclusions. */
const CALLED_ABOUT =
  /뇌내 ?출혈|뇌출혈|지주막하|경막[하외]|폐색전|대동맥 ?박리|천공(?!.*없)|염전|자궁외|장중첩|hemorrhage|subdural|pulmonary embol|aortic dissection|torsion|ectopic|intussusception|free air|Blutung|Subduralhämatom|[Ee]mbolie|Aortendissektion|Invagination|脑出血|脑内出血|蛛网膜|硬膜下|肺栓塞|主动脉夹层|肠套叠|脳出血|脳内出血|被殻出血|くも膜下|硬膜下|肺塞栓|大動脈解離|腸重積/u
/** Matches old or denied findings, about which nobody is called. */
const CHRONIC = /만성|chronic|chronisch|慢性|ohne aktive Blutung/iu
const CALL = /통보|전화|유선|telephone|phone|notified|communicated|电话|電話|telefon/iu

const UNCHANGED = /변화 ?없|unchanged|stable|unverändert|konstant|无变化|无明显变化|変化なし|不変|著変なし/iu

const unchangedSinceNothing: Operator = {
  name: 'unchanged without a prior',
  toldBy: ['R121'],
  plant: (report) => {
    if (!report.sentences.some(({ text }) => UNCHANGED.test(text))) return []
    const sentences = report.sentences.filter(({ section }) => section !== 'comparison')
    if (sentences.some(({ text }) => /20\d\d/u.test(text))) return []
    return [inContext({ ...report, sentences }, { priors: [] })]
  },
}

const intervalLeftOut: Operator = {
  name: 'interval left out',
  toldBy: ['R118'],
  plant: (report) =>
    partsOf(report, ({ section }) => section === 'recommendation').flatMap((part) => {
      const text = part.text.replace(INTERVAL, '')
      return text === part.text || !FOLLOW.test(text) || !EXAM.test(text) || /interval/iu.test(text)
        ? []
        : [withPart(report, part, text)]
    }),
}
const INTERVAL =
  /\d+(?:[-–~〜]\d+)?\s?(?:개월|년|주) 후 ?|in \d+(?:[-–]\d+)? (?:months?|years?|weeks?)|in \d+(?:[-–]\d+)? (?:Monaten|Wochen|Jahren)|\d+(?:[-–]\d+)?(?:个月|年|周)后|\d+(?:[〜-]\d+)?(?:か月|年|週)後[のに]?/u
const EXAM = /CT|MR|초음파|X선|ultrasound|radiograph|Sono|Röntgen|超声|超音波|X線|胸片/u
const FOLLOW = /추적|follow-up|[Kk]ontrolle|复查|経過観察|再検/u

const intervalOfAnother: Operator = {
  name: 'interval of another category',
  plant: (report) => {
    const isSix = report.sentences.some(({ text }) => /BI-RADS (?:category )?3|Lung-RADS 3/u.test(text))
    const index = report.sentences.findIndex(({ section }) => section === 'recommendation')
    const text = report.sentences[index]?.text ?? ''
    const wrong = text.replace(/\b6(?=\s?(?:개월|个月|か月| months| Monaten))/u, '18')
    return isSix && wrong !== text ? [withText(report, index, wrong)] : []
  },
}

const characterLost: Operator = {
  name: 'character lost',
  isEasy: true,
  plant: (report) => {
    const index = report.sentences.findIndex((one) => isTyped(report) && isFindings(one))
    const text = report.sentences[index]?.text
    return text === undefined || report.sentences[index]?.locale !== 'ko'
      ? []
      : [{ ...withText(report, index, `${text} 🙂`), characters: 'cp949' }]
  },
}

const VOLUME = /(\d+(?:[.,]\d)?)(?=\s?m[lL])/u

const volumeSlipped: Operator = {
  name: 'volume against its axes',
  plant: (report) =>
    partsOf(report, isFindings).flatMap((part) => {
      const found = VOLUME.exec(part.text)
      const axes = /\d\s?(?:mm|cm)?\s?[x×]\s?[\d.,]+\s?(?:mm|cm)?\s?[x×]/u.test(part.text)
      if (!found || !axes) return []
      const wrong = String(Math.round(Number(found[0].replace(',', '.')) * 2.2))
      return [
        withPart(
          report,
          part,
          part.text.slice(0, found.index) + wrong + part.text.slice(found.index + found[0].length),
        ),
      ]
    }),
}

const sumSlipped: Operator = {
  name: 'sum that is none',
  plant: (report) =>
    partsOf(report, (one) => isFindings(one) || isConclusion(one)).flatMap((part) => {
      const found = /(?<=\d\s?\+\s?\d\s?=\s?)\d+/u.exec(part.text)
      if (!found) return []
      const wrong = String(Number(found[0]) + 1)
      return [
        withPart(
          report,
          part,
          part.text.slice(0, found.index) + wrong + part.text.slice(found.index + found[0].length),
        ),
      ]
    }),
}

/** Errors that the image, the order, the calendar or arithmetic can reveal. */
export const CONTEXT_OPERATORS: readonly Operator[] = [
  ...[sexOfAnother, ageOfAnother, anotherPatient, staleDate, orderOfOtherSide, tenTimesMeasured],
  ...[communicationLeftOut, unchangedSinceNothing, intervalLeftOut, intervalOfAnother, characterLost],
  ...[volumeSlipped, sumSlipped],
]
