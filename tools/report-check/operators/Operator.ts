import type { CheckedReport, CheckedSentence, RuleId } from '@pandok/report-check'

/** A kind of error that people make, each at a single place. */
export interface Operator {
  name: string
  /**
   * The rules that can detect it, if the error isn't in words: in a value, in the context, or in what is
   * missing.
   */
  toldBy?: readonly RuleId[]
  /**
   * True if it plants the same error in every report and is always found, so that it is reported separately
   * from the others.
   */
  isEasy?: true
  /** Returns reports with the error, one for each place where it can be made. */
  plant: (report: CheckedReport) => readonly CheckedReport[]
}

export const isConclusion = ({ section }: CheckedSentence): boolean =>
  section === 'impression' || section === 'diagnosis'

export const isFindings = ({ section }: CheckedSentence): boolean =>
  ['findings', 'microscopy', 'gross'].includes(section)

/** Returns the sentence with other words; a sentence of values then counts as edited by hand. */
const reworded = (sentence: CheckedSentence, text: string): CheckedSentence =>
  sentence.author === 'values'
    ? { ...sentence, text, author: 'edited', made: sentence.text }
    : { ...sentence, text }

export const withText = (report: CheckedReport, index: number, text: string): CheckedReport => {
  const sentence = report.sentences[index]
  return sentence ? { ...report, sentences: report.sentences.with(index, reworded(sentence, text)) } : report
}

export const isTyped = ({ findings }: CheckedReport): boolean => findings.length === 0

export interface Part {
  /** The index of the sentence in the report. */
  index: number
  sentence: CheckedSentence
  start: number
  text: string
}

const ENDS = /(?<=[。；;\n])|(?<=(?<!(?:^|[\s(])(?:\d|\p{L}|Rt|Lt|bds|ca|ggf))\.)(?=\s)/u

/** Returns the sentences of a person's text. */
export function partsOf(
  report: CheckedReport,
  isWanted: (sentence: CheckedSentence) => boolean,
): readonly Part[] {
  return report.sentences.flatMap((sentence, index) => {
    if (!isWanted(sentence)) return []
    let start = 0
    return sentence.text.split(ENDS).map((text) => {
      const part = { index, sentence, start, text }
      start += text.length
      return part
    })
  })
}

/** Returns the report with another part of a sentence. */
export const withPart = (
  report: CheckedReport,
  { index, sentence, start, text }: Part,
  into: string,
): CheckedReport =>
  withText(report, index, sentence.text.slice(0, start) + into + sentence.text.slice(start + text.length))

const WORD = /[a-zäöüß]{4,}/giu
const LETTER = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}]/u
const SIDE = /우측|좌측|양측|[우좌右左]|right|left|recht\p{L}*|link\p{L}*/giu

/**
 * Returns the terms that two sentences must share to be about the same thing: long words in Latin letters,
 * pairs of characters in other scripts.
 */
function contentOf(text: string): ReadonlySet<string> {
  const plain = text.toLowerCase().replace(SIDE, ' ')
  const pairs = [...plain].flatMap((letter, index, all) =>
    LETTER.test(letter) && LETTER.test(all[index + 1] ?? '') ? [letter + (all[index + 1] ?? '')] : [],
  )
  return new Set([...(plain.match(WORD) ?? []), ...pairs])
}

const SHARED_LEAST = 2

export function speakOfSame(a: string, b: string): boolean {
  const [one, other] = [contentOf(a), contentOf(b)]
  return [...one].filter((word) => other.has(word)).length >= SHARED_LEAST
}
