import type { Cell, CellOutput, Exam, PhraseOutput } from '@pandok/domain'
import { phraseOutputId } from '../phrase/cellDefinition.ts'
import { PHRASE_OUTPUT } from '../phrase/phraseDefinition.ts'
import type { FillingPlan, SentencePlan } from './CellPlan.ts'

/** Lists the sentences that an output of a cell may write, in the order of the module. */
export function planSentences(output: CellOutput, filling: FillingPlan | undefined): SentencePlan[] {
  const { id, section } = output
  if (output.kind === 'phrase') {
    const from = filling ? { filling: filling.id, output: PHRASE_OUTPUT } : { text: output.text }
    return [{ key: id, section: output.section, from, ...meaningOf(output) }]
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

/**
 * Lists the sentences of a cell with typed blanks. In rows of a conclusion a phrase doesn't begin the
 * sentence.
 */
export function planTypedSentences(
  cell: Cell,
  filling: string,
  { exam, roleOf }: { exam: Exam | undefined; roleOf: ReadonlyMap<string, SentencePlan['role']> },
): SentencePlan[] {
  const region = exam?.regions.find(({ id }) => id === cell.finding?.region)
  const isInRow = region?.rows !== undefined && cell.finding?.column !== undefined
  return cell.outputs
    .filter((output): output is PhraseOutput => output.kind === 'phrase')
    .map((output, index) => ({
      ...{ key: output.id, section: output.section, ...meaningOf(output) },
      from: { filling, output: phraseOutputId(index) },
      ...(roleOf.has(output.id) && { role: roleOf.get(output.id) }),
      ...(output.continues && { continues: true }),
      isCapital: !(isInRow && output.section === 'impression'),
    }))
}

function meaningOf({ section, normal, unless }: PhraseOutput): Pick<SentencePlan, 'role' | 'unless'> {
  const role =
    section === 'impression' || section === 'diagnosis'
      ? ({ kind: 'normalConclusion' } as const)
      : ({ kind: 'normal', regions: normal ?? [] } as const)
  return { ...(normal && { role }), ...(unless && { unless }) }
}
