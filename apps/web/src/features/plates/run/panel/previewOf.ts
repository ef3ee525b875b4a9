import { awaitedBy, type Filling, languageOf, type ReportLanguages, type Run } from '@pandok/board'
import type { ReportSection } from '@pandok/domain'
import { textOf } from '@pandok/module-engine'

/** The sentences of a run as its cell wants them: which outputs, in which order, each in its section's language. Those that still wait are left out. */
export function previewOf({ cell, fillings }: Run, languages: ReportLanguages): string {
  const filled = (id: string): Filling | undefined => fillings.find((filling) => filling.id === id)
  return cell.outputs
    .flatMap((output) => {
      if (output.kind === 'phrase') {
        const filling = filled(output.id)
        if (filling) return written(filling, languages, { section: output.section })
        return [textOf(output.text, languageOf(languages, output.section)) ?? '']
      }
      const filling = filled(output.moduleId)
      if (!filling) return []
      const { moduleOutput, skip = [], section } = output
      return written(filling, languages, {
        section: section === 'auto' ? undefined : section,
        isWanted: (id) => (moduleOutput === undefined ? !skip.includes(id) : id === moduleOutput),
      })
    })
    .filter((sentence) => sentence !== '')
    .join('\n')
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
): string[] =>
  definition.outputs
    .filter(({ id }) => isWanted(id))
    .flatMap(({ id, section: own }) => {
      const output = session.output(id, languageOf(languages, section ?? own))
      return output && awaitedBy(output, session.snapshot()).length === 0 ? [output.text ?? ''] : []
    })
