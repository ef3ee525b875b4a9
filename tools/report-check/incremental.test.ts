import type { Author, CheckedReport, CheckedSentence } from '@pandok/report-check'
import { createReportCheck } from '@pandok/report-check'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writtenReports } from './writtenReports.ts'

const isFull = process.env['PANDOK_TEST_SCOPE'] === 'full'
/** Each run of the tests tries others; `npm run test:full` tries more of them. */
const RUNS = isFull ? 400 : 40
const EDITS_MAX = 12

const written = writtenReports()
const anySentence = fc.nat().map((at): CheckedSentence => {
  const { sentences } = written[at % written.length]?.report ?? { sentences: [] }
  const sentence = sentences[at % Math.max(1, sentences.length)]
  if (!sentence) throw new Error('A report has no sentence.')
  return sentence
})

/** What a person does to a report: which sentence, where in it, and which change. */
const anyEdit = fc.record({
  kind: fc.constantFrom('type', 'erase', 'cut', 'paste', 'replace', 'remove', 'author', 'undo'),
  at: fc.nat(),
  from: fc.nat(),
  letters: fc.integer({ min: 1, max: 30 }),
  other: anySentence,
  author: fc.constantFrom<Author>('values', 'edited', 'typed'),
})
type Edit = typeof anyEdit extends fc.Arbitrary<infer One> ? One : never

/** Returns what an edit leaves of a sentence, with the id that it had. */
function edited(sentence: CheckedSentence, { kind, from, letters, other, author }: Edit): CheckedSentence[] {
  const { text } = sentence
  const at = from % (text.length + 1)
  const spoken = (words: string): CheckedSentence[] => [{ ...sentence, text: words }]
  if (kind === 'type') return spoken(text.slice(0, at) + other.text.slice(0, letters) + text.slice(at))
  if (kind === 'erase') return spoken(text.slice(0, Math.max(0, at - 1)) + text.slice(at))
  if (kind === 'cut') return spoken(text.slice(0, at) + text.slice(at + letters))
  if (kind === 'paste') return [sentence, { ...other, id: `pasted ${sentence.id}`, locale: sentence.locale }]
  if (kind === 'replace') return spoken(other.text)
  if (kind === 'remove') return []
  return [{ ...sentence, author, made: author === 'edited' ? other.text : undefined }]
}

function apply(report: CheckedReport, edit: Edit): CheckedReport {
  const at = edit.at % Math.max(1, report.sentences.length)
  return {
    ...report,
    sentences: report.sentences.flatMap((sentence, index) =>
      index === at ? edited(sentence, edit) : [{ ...sentence }],
    ),
  }
}

describe('a report that is edited', () => {
  it('R140 has the alarms of a check that has read nothing before, whatever was done to it', () => {
    // One check serves all reports, like that of a reader who works for a whole day.
    const { check } = createReportCheck()
    fc.assert(
      fc.property(
        fc.constantFrom(...written),
        fc.array(anyEdit, { minLength: 1, maxLength: EDITS_MAX }),
        ({ report }, edits) => {
          let [before, now] = [report, report]
          for (const edit of edits) {
            ;[before, now] = edit.kind === 'undo' ? [now, before] : [now, apply(now, edit)]
            expect(check(now)).toEqual(createReportCheck().check(now))
          }
        },
      ),
      { numRuns: RUNS },
    )
  })
})
