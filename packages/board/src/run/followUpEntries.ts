import type { PlannedFollowUp } from '../follow-up/FollowUp.ts'
import { followUpSentence } from '../follow-up/followUpSentence.ts'
import type { RunDocument } from './document/RunDocument.ts'
import { type LiveSentence, PLAIN_SENTENCE } from './live/LiveRun.ts'
import { languageOf, type ReportLanguages } from './ReportLanguages.ts'

/** The entry of a recommendation in the report. */
export const followUpEntry = ({ uid }: Pick<PlannedFollowUp, 'uid'>) =>
  ({ id: `followUp ${uid}`, section: 'recommendation' }) as const

/** Returns the sentences of the recommended examinations in the report's language. */
export const followUpSentences = (
  { followUps }: Pick<RunDocument, 'followUps'>,
  languages: ReportLanguages,
): readonly LiveSentence[] =>
  followUps.map((planned) => {
    const entry = followUpEntry(planned)
    const locale = languageOf(languages, entry.section)
    const text = followUpSentence(planned, locale, planned.examDate) ?? null
    return { ...entry, ...PLAIN_SENTENCE, text }
  })
