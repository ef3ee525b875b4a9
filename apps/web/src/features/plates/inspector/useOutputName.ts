import { type Blank, type CellOutput, wordsIn } from '@pandok/domain'
import { textOf } from '@pandok/module-engine'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { useModuleCatalog } from '../editor/useModuleCatalog.ts'

const NAME_MAX = 40

/**
 * The name of an output in lists: the module's name, or the start of the phrase with the names of its blanks.
 */
export function useOutputName(blanks: readonly Blank[] = []): (output: CellOutput, index: number) => string {
  const text = useText()
  const modules = useStorePart(useModuleCatalog(), (catalog) => catalog)
  return (output, index) => {
    if (output.kind === 'module') return modules.get(output.moduleId)?.name ?? text('plateCell.module')
    const words = textOf(output.text, text.locale)
      ?.replace(/\{([^{}:]+)(?::[^{}]*)?\}/gu, (written, id: string) => {
        const blank = blanks.find((one) => one.id === id)
        const label = blank && wordsIn(blank.label, text.locale)
        return label ? `{${label}}` : written
      })
      .replace(/\s+/gu, ' ')
      .trim()
    if (!words) return text('plateCell.phrase.number', { number: index + 1 })
    return words.length > NAME_MAX ? `${words.slice(0, NAME_MAX).trimEnd()}…` : words
  }
}
