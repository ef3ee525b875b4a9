import type { CheckedFinding, CheckedReport, CheckedSentence, CheckedValue } from '@pandok/report-check'
import { isConclusion, isFindings, isTyped, type Operator, partsOf } from './Operator.ts'

const withFinding = (report: CheckedReport, index: number, finding: CheckedFinding): CheckedReport => ({
  ...report,
  findings: report.findings.with(index, finding),
})

/** Returns the side of a value: a side itself, or the one in its answer. */
function sideOf({ kind, value, answer = '', isComputed }: CheckedValue): 'R' | 'L' | undefined {
  if (isComputed) return undefined
  if (kind === 'side') return value === 'R' || value === 'L' ? value : undefined
  const [isRight, isLeft] = [/\bright\b/iu.test(answer), /\bleft\b/iu.test(answer)]
  return kind !== 'answer' || isRight === isLeft ? undefined : isRight ? 'R' : 'L'
}
const other = (side: 'R' | 'L' | undefined) => (side === 'R' ? ('L' as const) : ('R' as const))
const isLength = ({ kind, isComputed, value, unit }: CheckedValue): boolean =>
  kind === 'length' &&
  !isComputed &&
  /^\d+(?:\.\d+)?$/u.test(String(value)) &&
  (unit === 'mm' || unit === 'cm')
const turned = (value: CheckedValue): CheckedValue =>
  value.kind === 'side'
    ? { ...value, value: other(sideOf(value)) }
    : { ...value, answer: other(sideOf(value)) === 'R' ? 'right' : 'left' }

const otherSide = ({ values }: CheckedFinding, at: number): 'R' | 'L' => {
  const value = values[at]
  return other(value && sideOf(value))
}

/** Returns findings with a single side that only the values contain. */
const sided = ({
  findings,
}: CheckedReport): readonly { finding: CheckedFinding; index: number; at: number }[] =>
  findings.flatMap((finding, index) => {
    const at = finding.values.findIndex((value) => sideOf(value) !== undefined)
    const isOnly =
      finding.values.filter(
        (value) =>
          sideOf(value) !== undefined ||
          /\b(?:both|bilateral)\b/iu.test(value.answer ?? '') ||
          value.value === 'B',
      ).length === 1
    return at >= 0 && isOnly ? [{ finding, index, at }] : []
  })

const orderedOtherwise: Operator = {
  name: 'side against the order',
  toldBy: ['R101'],
  plant: (report) =>
    sided(report).map(({ finding, at }) => ({
      ...report,
      context: { ...report.context, study: { side: otherSide(finding, at) } },
    })),
}

const UID = 'measured'

const drawnOtherwise: Operator = {
  name: 'side against the measurement',
  toldBy: ['R102'],
  plant: (report) =>
    sided(report).flatMap(({ finding, index, at }) => {
      const length = finding.values.findIndex(isLength)
      const value = finding.values[length]
      const side = otherSide(finding, at)
      if (!value) return []
      const measured = { ...value, source: { from: 'measurement', what: 'length', uid: UID } as const }
      const changed = withFinding(report, index, {
        ...finding,
        values: finding.values.with(length, measured),
      })
      const measurements = [
        { uid: UID, kind: 'length', value: Number(value.value), unit: value.unit ?? 'mm', side } as const,
      ]
      return [{ ...changed, context: { ...report.context, measurements } }]
    }),
}

const lesionOnTwoSides: Operator = {
  name: 'one lesion on two sides',
  toldBy: ['R100'],
  plant: (report) =>
    sided(report).map(({ finding, index, at }) => {
      const own = { ...finding, lesion: 'lesion' }
      const side = finding.values[at]
      const again = {
        ...own,
        runId: `${finding.runId} again`,
        values: side ? finding.values.with(at, turned(side)) : finding.values,
      }
      const changed = withFinding(report, index, own)
      return { ...changed, findings: [...changed.findings, again] }
    }),
}

const enteredTenFold: Operator = {
  name: 'value ten times its measurement',
  toldBy: ['R106'],
  plant: (report) =>
    report.findings.flatMap((finding) =>
      finding.values.filter(isLength).map((value) => {
        const measurements = [
          { uid: UID, kind: 'length', value: Number(value.value) / 10, unit: value.unit ?? 'mm' } as const,
        ]
        return { ...report, context: { ...report.context, measurements } }
      }),
    ),
}

const concludedNoMore: Operator = {
  name: 'finding left out of the conclusion',
  toldBy: ['R114'],
  plant: (report) => (isTyped(report) ? sentencesLeftOut(report) : conclusionsLeftOut(report)),
}

function conclusionsLeftOut(report: CheckedReport): readonly CheckedReport[] {
  return report.sentences.flatMap((sentence, index) => {
    const at = report.findings.findIndex(({ runId }) => runId === sentence.runId)
    const finding = report.findings[at]
    if (!isConclusion(sentence) || !finding) return []
    const conclusions = [{ id: sentence.id, text: sentence.text }]
    return [
      {
        ...withFinding(report, at, { ...finding, conclusions }),
        sentences: report.sentences.toSpliced(index, 1),
      },
    ]
  })
}

const GRAVE =
  /골절|기흉|색전|충수염|박리|혈전|fracture|pneumothorax|embolism|appendicitis|dissection|thrombosis|Fraktur|Pneumothorax|embolie|Appendizitis|Dissektion|thrombose|骨折|气胸|気胸|栓塞|塞栓|阑尾炎|虫垂炎|夹层|解離|血栓/u

/** For typed words, omits a sentence that belongs in every conclusion. */
function sentencesLeftOut(report: CheckedReport): readonly CheckedReport[] {
  const parts = partsOf(report, isConclusion)
  return parts.flatMap((part) => {
    const grave = GRAVE.exec(part.text)?.[0] ?? ''
    if (!report.sentences.some((one) => isFindings(one) && one.text.includes(grave))) return []
    if (parts.length < 2 || !GRAVE.test(part.text) || /없|\bno\b|kein|未见|なし|認めない/iu.test(part.text))
      return []
    const text =
      part.sentence.text.slice(0, part.start) + part.sentence.text.slice(part.start + part.text.length)
    const sentence: CheckedSentence = { ...part.sentence, text }
    return [{ ...report, sentences: report.sentences.with(part.index, sentence) }]
  })
}

const normalAgain: Operator = {
  name: 'normal beside a finding',
  plant: (report) =>
    report.regions
      .filter(({ normal, findings }) => normal !== undefined && findings.length > 0)
      .map(({ normal = '' }) => ({
        ...report,
        sentences: [
          ...report.sentences,
          {
            id: 'added',
            section: 'findings',
            author: 'typed',
            text: normal,
            locale: report.sentences[0]?.locale ?? 'ko',
          } as CheckedSentence,
        ],
      })),
}

const regionForgotten: Operator = {
  name: 'region forgotten',
  toldBy: ['R120'],
  plant: (report) => {
    const required = report.regions.filter(({ normal, isCovered }) => normal !== undefined && isCovered)
    if (required.length < 3 || required.some(({ isMentioned }) => !isMentioned)) return []
    return required.map(({ id }) => ({
      ...report,
      regions: report.regions.map((region) =>
        region.id === id ? { ...region, isMentioned: false } : region,
      ),
    }))
  },
}

/** Errors in what was entered, or in what remains of it. */
export const VALUE_OPERATORS: readonly Operator[] = [
  ...[orderedOtherwise, drawnOtherwise, lesionOnTwoSides, enteredTenFold, concludedNoMore, normalAgain],
  regionForgotten,
]
