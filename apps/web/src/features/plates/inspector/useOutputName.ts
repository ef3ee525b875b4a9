import type { CellOutput } from '@pandok/domain'
import { textOf } from '@pandok/module-engine'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { useModuleCatalog } from '../editor/useModuleCatalog.ts'

const NAME_MAX = 40

/** How an output is called in lists: the module's name, or the beginning of the phrase. */
export function useOutputName(): (output: CellOutput, index: number) => string {
  const text = useText()
  const modules = useStorePart(useModuleCatalog(), (catalog) => catalog)
  return (output, index) => {
    if (output.kind === 'module') return modules.get(output.moduleId)?.name ?? text('plateCell.module')
    const words = textOf(output.text, text.locale)?.replace(/\s+/gu, ' ').trim()
    if (!words) return text('plateCell.phrase.number', { number: index + 1 })
    return words.length > NAME_MAX ? `${words.slice(0, NAME_MAX).trimEnd()}…` : words
  }
}
