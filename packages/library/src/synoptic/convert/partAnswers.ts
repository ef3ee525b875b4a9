import type { EdgeValue } from '@pandok/module-engine'
import type { Answers } from '../ConvertedReport.ts'
import { FormulaError } from '../expression/FormulaError.ts'
import { COMMENTS } from './addComments.ts'
import type { PartFindings } from './addFindings.ts'
import { answerOf, answersOf } from './answersOf.ts'
import type { ModuleBuilder } from './ModuleBuilder.ts'

type Pressed = Readonly<Record<string, unknown>>

/** The parts that a file says were pressed, each with its diagnoses and what they need, as rows of the form. */
export function partAnswers(
  builder: ModuleBuilder,
  group: string,
  { chosen, findings }: PartFindings,
  { parts, ...rest }: Pressed,
): Answers {
  if (!Array.isArray(parts)) throw new FormulaError('no parts are pressed')
  const rows = parts.map((part: Pressed) => {
    const { dx, ...elements } = part
    const row: Record<string, EdgeValue> = { ...(answersOf(builder, elements) as Record<string, EdgeValue>) }
    const listed = Array.isArray(dx) ? (dx as readonly Pressed[]) : []
    row[chosen.id] = listed.map(({ id }) => chosen.options?.get(String(id)) ?? String(id))
    for (const { id, ...blanks } of listed) {
      const finding = findings.find((one) => one.id === id)
      for (const [blank, value] of Object.entries(blanks)) {
        const named = finding?.blanks.get(blank)
        if (!named) throw new FormulaError(`«${String(id)}» has no «${blank}»`)
        row[named.id] = answerOf(named, value)
      }
    }
    return row
  })
  return { ...answersOf(builder, { [COMMENTS]: rest[COMMENTS] }), [group]: rows }
}
