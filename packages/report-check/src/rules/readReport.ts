import type { CheckedReport } from '../CheckedReport.ts'
import type { Reading } from '../text/readText.ts'
import type { ReadReport, ReadSentence } from './Rule.ts'

const FINDINGS: ReadonlySet<string> = new Set(['findings', 'gross', 'microscopy', 'specimen'])
const CONCLUSION: ReadonlySet<string> = new Set(['impression', 'diagnosis'])

type Reader = (text: string, locale: Reading['locale']) => Reading

export function readReport(report: CheckedReport, read: Reader): ReadReport {
  const sentences = report.sentences.map((sentence): ReadSentence => {
    const { text, locale, author, made, section } = sentence
    return {
      sentence,
      reading: read(text, locale),
      made: author === 'edited' && made !== undefined ? read(made, locale) : undefined,
      isByHand: author !== 'values',
      part: FINDINGS.has(section) ? 'findings' : CONCLUSION.has(section) ? 'conclusion' : 'other',
    }
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
