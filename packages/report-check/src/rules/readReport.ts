import type { CheckedReport, CheckedSentence } from '../CheckedReport.ts'
import type { Reading } from '../text/readText.ts'
import type { ReadReport, ReadSentence } from './Rule.ts'

const FINDINGS: ReadonlySet<string> = new Set(['findings', 'gross', 'microscopy', 'specimen'])
const CONCLUSION: ReadonlySet<string> = new Set(['impression', 'diagnosis'])

/** More than the sentences of a full plate in two languages. */
const KEPT_MAX = 2000

function isSame(a: CheckedSentence, b: CheckedSentence): boolean {
  const keys = Object.keys(a) as (keyof CheckedSentence)[]
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key])
}

type Reader = (text: string, locale: Reading['locale']) => Reading

/** The sentences that were read last, by id; a key press changes only one of them. */
export type SentencesRead = Map<string, ReadSentence>

export function readReport(report: CheckedReport, read: Reader, kept: SentencesRead = new Map()): ReadReport {
  const sentences = report.sentences.map((sentence): ReadSentence => {
    const known = kept.get(sentence.id)
    if (known && isSame(known.sentence, sentence)) return known
    const { text, locale, author, made, section } = sentence
    const one: ReadSentence = {
      sentence,
      reading: read(text, locale),
      made: author === 'edited' && made !== undefined ? read(made, locale) : undefined,
      isByHand: author !== 'values',
      part: FINDINGS.has(section) ? 'findings' : CONCLUSION.has(section) ? 'conclusion' : 'other',
    }
    if (kept.size >= KEPT_MAX) kept.clear()
    kept.set(sentence.id, one)
    return one
  })
  return {
    report,
    sentences,
    findings: sentences.filter(({ part }) => part === 'findings'),
    conclusion: sentences.filter(({ part }) => part === 'conclusion'),
    advice: sentences.filter(({ sentence }) => sentence.section === 'recommendation'),
    ofRun: (runId) => sentences.filter(({ sentence }) => sentence.runId === runId),
  }
}
