import type { Filling, Run } from '@pandok/board'
import type { Locale } from '@pandok/domain'
import { textOf } from '@pandok/module-engine'

/** The sentences of a run as its cell wants them: which outputs, in which order. */
export function previewOf({ cell, fillings }: Run, locale: Locale): string {
  const filled = (id: string): Filling | undefined => fillings.find((filling) => filling.id === id)
  return cell.outputs
    .flatMap((output) => {
      if (output.kind === 'phrase') {
        const filling = filled(output.id)
        return filling ? written(filling, locale) : [textOf(output.text, locale) ?? '']
      }
      const filling = filled(output.moduleId)
      if (!filling) return []
      const { moduleOutput, skip = [] } = output
      return written(filling, locale, (id) =>
        moduleOutput === undefined ? !skip.includes(id) : id === moduleOutput,
      )
    })
    .filter((sentence) => sentence !== '')
    .join('\n')
}

const written = (
  { session }: Filling,
  locale: Locale,
  isWanted: (output: string) => boolean = () => true,
): string[] =>
  session
    .outputs(locale)
    .filter(({ id }) => isWanted(id))
    .map(({ text }) => text ?? '')
