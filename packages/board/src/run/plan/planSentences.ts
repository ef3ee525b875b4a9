import type { CellOutput } from '@pandok/domain'
import { PHRASE_OUTPUT } from '../phrase/phraseDefinition.ts'
import type { FillingPlan, SentencePlan } from './CellPlan.ts'

/** The sentences that one output of a cell may write, in the module's order. */
export function planSentences(output: CellOutput, filling: FillingPlan | undefined): SentencePlan[] {
  const { id, section } = output
  if (output.kind === 'phrase') {
    const from = filling ? { filling: filling.id, output: PHRASE_OUTPUT } : { text: output.text }
    return [{ key: id, section: output.section, from }]
  }
  if (!filling) return []
  const { moduleOutput, skip = [] } = output
  return filling.definition.outputs
    .filter((one) => (moduleOutput === undefined || one.id === moduleOutput) && !skip.includes(one.id))
    .map((one) => ({
      key: `${id} ${one.id}`,
      section: section === 'auto' ? one.section : section,
      from: { filling: filling.id, output: one.id },
    }))
}
