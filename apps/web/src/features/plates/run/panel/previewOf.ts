import { awaitedBy, type Filling, languageOf, type ReportLanguages, type Run } from '@pandok/board'
import type { ReportSection } from '@pandok/domain'
import { type TextRange, textOf, unconfirmedRanges } from '@pandok/module-engine'

export interface PreviewSentence {
  text: string
  /** What of it rests on values that nobody has looked at. */
  unconfirmed: readonly TextRange[]
}

/**
 * The sentences of a run as its cell wants them: which outputs, in which order, each in its section's language. Those
 * that still wait are left out.
 */
export function previewOf({ cell, fillings }: Run, languages: ReportLanguages): readonly PreviewSentence[] {
  const filled = (id: string): Filling | undefined => fillings.find((filling) => filling.id === id)
  const typed = cell.blanks && fillings.find(({ kind }) => kind === 'phrase')
  const sentences = cell.outputs.flatMap((output) => {
    if (output.kind === 'phrase') {
      // Phrases with typed blanks are one filling, told below.
      if (typed) return []
      const filling = filled(output.id)
      if (filling) return written(filling, languages, { section: output.section })
      return [{ text: textOf(output.text, languageOf(languages, output.section)) ?? '', unconfirmed: [] }]
    }
    const filling = filled(output.moduleId)
    if (!filling) return []
    const { moduleOutput, skip = [], section } = output
    return written(filling, languages, {
      section: section === 'auto' ? undefined : section,
      isWanted: (id) => (moduleOutput === undefined ? !skip.includes(id) : id === moduleOutput),
    })
  })
  const phrases = typed ? written(typed, languages, { section: undefined }) : []
  return [...phrases, ...sentences].filter(({ text }) => text !== '')
}

interface Wanted {
  /** Undefined: where the module itself puts it. */
  section: ReportSection | undefined
  isWanted?: (output: string) => boolean
}

const written = (
  { session, definition }: Filling,
  languages: ReportLanguages,
  { section, isWanted = () => true }: Wanted,
): PreviewSentence[] =>
  definition.outputs
    .filter(({ id }) => isWanted(id))
    .flatMap(({ id, section: own }) => {
      const output = session.output(id, languageOf(languages, section ?? own))
      if (!output || awaitedBy(output, session.snapshot()).length > 0) return []
      return [{ text: output.text ?? '', unconfirmed: unconfirmedRanges(output) }]
    })
