import type { Locale } from '@pandok/domain'
import type { ExamFile } from '@pandok/library'

type Replacement = readonly [locale: Locale, from: string, to: string]

/** Sentences of neutral files that no native specialist would sign, by exam and finding. */
const REPLACED: Readonly<Record<string, Readonly<Record<string, Replacement>>>> = {
  'abdomen-pelvis-ct': {
    appendicitis: ['de', '[ Nachweis: {stone}.]', '[ {stone} nachweisbar.]'],
  },
  'chest-ct': {
    pe: ['de', 'Füllungsdefekt in den Pulmonalarterien', 'Füllungsdefekte in den Pulmonalarterien'],
  },
}

/**
 * Replaces these words in the findings of an exam. It fails if the file no longer contains them, so that an
 * entry can't become useless unnoticed.
 */
export const withWording = (file: ExamFile): ExamFile => ({
  ...file,
  findings: file.findings.map((finding) => {
    const replaced = REPLACED[file.id]?.[finding.id]
    if (!replaced) return finding
    const [locale, from, to] = replaced
    const text = finding.finding?.[locale]
    if (!text?.includes(from)) throw new Error(`${file.id} ${finding.id} has no «${from}» any more.`)
    return { ...finding, finding: { ...finding.finding, [locale]: text.replace(from, to) } }
  }),
})
