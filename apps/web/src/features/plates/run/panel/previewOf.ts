import {
  capitalized,
  capitalizedSentences,
  type Filling,
  languageOf,
  missingInputs,
  NORMAL_FILLING,
  PHRASES_FILLING,
  phraseOutputId,
  type ReportLanguages,
  type Run,
} from '@pandok/board'
import type { ReportSection } from '@pandok/domain'
import { type TextRange, textOf, unconfirmedRanges } from '@pandok/module-engine'

export interface PreviewSentence {
  text: string
  /** The parts that are based on unconfirmed values. */
  unconfirmed: readonly TextRange[]
}

/**
 * The sentences of a run in the order of its cell's outputs, each in the language of its section and with the capital that it has in
 * the report. Incomplete ones are left out.
 */
export function previewOf({ cell, fillings }: Run, languages: ReportLanguages): readonly PreviewSentence[] {
  const filled = (id: string): Filling | undefined => fillings.find((filling) => filling.id === id)
  const phrases = cell.outputs.filter(({ kind }) => kind === 'phrase')
  const typed = cell.blanks && filled(PHRASES_FILLING)
  const normal = filled(NORMAL_FILLING)
  // A sentence about the rest of a region depends on a finding, which isn't known yet.
  const isNormal = (id: string) => id.startsWith('normal') || id === 'conclusion'
  return [
    ...(normal ? written(normal, languages, { section: undefined, isRequested: isNormal }) : []),
    ...cell.outputs.flatMap((output): PreviewSentence[] => {
      if (output.kind === 'phrase') {
        const own = phraseOutputId(phrases.indexOf(output))
        if (typed)
          return written(typed, languages, { section: output.section, isRequested: (id) => id === own })
        const filling = filled(output.id)
        if (filling) return written(filling, languages, { section: output.section })
        const locale = languageOf(languages, output.section)
        return [{ text: capitalized(textOf(output.text, locale) ?? '', locale), unconfirmed: [] }]
      }
      const filling = filled(output.moduleId)
      if (!filling) return []
      const { moduleOutput, skip = [], section } = output
      return written(filling, languages, {
        section: section === 'auto' ? undefined : section,
        isRequested: (id) => (moduleOutput === undefined ? !skip.includes(id) : id === moduleOutput),
      })
    }),
  ].filter(({ text }) => text !== '')
}

interface Requested {
  /** Undefined for the section that the module defines. */
  section: ReportSection | undefined
  isRequested?: (output: string) => boolean
}

const written = (
  { session, definition }: Filling,
  languages: ReportLanguages,
  { section, isRequested = () => true }: Requested,
): PreviewSentence[] =>
  definition.outputs
    .filter(({ id }) => isRequested(id))
    .flatMap(({ id, section: own }) => {
      const locale = languageOf(languages, section ?? own)
      const output = session.output(id, locale)
      if (!output || missingInputs(output, session.snapshot()).length > 0) return []
      return [{ text: capitalizedSentences(output, locale), unconfirmed: unconfirmedRanges(output) }]
    })
