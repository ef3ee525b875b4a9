import type { Cell, CellOutput, Exam, PhraseOutput, ReportSection } from '@pandok/domain'
import { aboutOf, type LocalText, type Output } from '@pandok/module-engine'
import { phraseOutputId } from '../phrase/cellDefinition.ts'
import { PHRASE_OUTPUT } from '../phrase/phraseDefinition.ts'
import type { FillingPlan, SentencePlan, SentenceRole } from './CellPlan.ts'

/** Lists the sentences that an output of a cell may write, in the order of the module. */
export function planSentences(
  output: CellOutput,
  filling: FillingPlan | undefined,
  regionNamed: (name: LocalText) => string | undefined,
): SentencePlan[] {
  const { id, section } = output
  if (output.kind === 'phrase') {
    const from = filling ? { filling: filling.id, output: PHRASE_OUTPUT } : { text: output.text }
    return [{ key: id, section: output.section, from, ...meaningOf(output) }]
  }
  if (!filling) return []
  const { moduleOutput, skip = [], unless } = output
  return filling.definition.outputs
    .filter((one) => (moduleOutput === undefined || one.id === moduleOutput) && !skip.includes(one.id))
    .map((one) => {
      const written = section === 'auto' ? one.section : section
      return {
        key: `${id} ${one.id}`,
        section: written,
        from: { filling: filling.id, output: one.id },
        ...moduleMeaning(one, regionNamed),
        ...(unless && { unless }),
      }
    })
}

/** A region that nobody can find by its name has no meaning for a plate. */
function moduleMeaning(
  output: Output,
  regionNamed: (name: LocalText) => string | undefined,
): Pick<SentencePlan, 'about'> {
  const about = aboutOf(output).flatMap((one) => {
    const region = regionNamed(one.region)
    return region === undefined ? [] : [[one, region] as const]
  })
  return about.length === 0 ? {} : { about: new Map(about) }
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
      key: output.id,
      section: output.section,
      ...meaningOf(output),
      from: { filling, output: phraseOutputId(index) },
      ...(roleOf.has(output.id) && { role: roleOf.get(output.id) }),
      ...(output.continues && { continues: true }),
      isCapital: !(isInRow && output.section === 'impression'),
    }))
}

const meaningOf = ({
  section,
  normal,
  unless,
  followUp,
}: PhraseOutput): Pick<SentencePlan, 'role' | 'unless' | 'followUp'> => ({
  ...(normal && { role: normalRole(section, normal) }),
  ...(unless && { unless }),
  ...(followUp && { followUp }),
})

/** A normal sentence among the conclusions concludes that all is normal. */
export const normalRole = (section: ReportSection, regions: readonly string[]): SentenceRole =>
  section === 'impression' || section === 'diagnosis'
    ? { kind: 'normalConclusion' }
    : { kind: 'normal', regions }
