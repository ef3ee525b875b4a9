import type { EdgeValue } from '@pandok/module-engine'
import type { Answers } from '../ConvertedReport.ts'
import { FormulaError } from '../expression/FormulaError.ts'
import { COMMENTS } from './addComments.ts'
import type { PartFindings } from './addFindings.ts'
import { answerOf, answersOf } from './answersOf.ts'
import type { ModuleBuilder } from './ModuleBuilder.ts'

type Pressed = Readonly<Record<string, unknown>>

/** Converts the parts of a file's case into rows of the form, each with its diagnoses and their answers. */
export function partAnswers(
  builder: ModuleBuilder,
  group: string,
  { chosen, findings }: PartFindings,
  { parts, ...rest }: Pressed,
): Answers {
  const listed = parts ?? []
  if (!Array.isArray(listed)) throw new FormulaError('no parts are pressed')
  const rows = listed.map((part: Pressed) => {
    const { dx, ...elements } = part
    const row: Record<string, EdgeValue> = { ...(answersOf(builder, elements) as Record<string, EdgeValue>) }
    const diagnoses = Array.isArray(dx) ? (dx as readonly Pressed[]) : []
    if (diagnoses.length > 0)
      row[chosen.id] = diagnoses.map(({ id }) => chosen.options?.get(String(id)) ?? String(id))
    for (const { id, ...blanks } of diagnoses) {
      const finding = findings.find((one) => one.id === id)
      for (const [blank, value] of Object.entries(blanks)) {
        const named = finding?.blanks.get(blank)
        if (!named) throw new FormulaError(`«${String(id)}» has no «${blank}»`)
        row[named.id] = answerOf(named, value)
      }
    }
    return row
  })
  const own = answersOf(builder, { [COMMENTS]: rest[COMMENTS] })
  return rows.length === 0 ? own : { ...own, [group]: rows }
}
