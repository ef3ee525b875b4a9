import type { CellCheck } from '@pandok/domain'
import { blankName } from './blankName.ts'
import type { ExamFile, ExamFileFinding } from './ExamFile.ts'
import { unplacedCheck } from './examAssessment.ts'
import { examFormula } from './examFormula.ts'

/** These words in formulas aren't names of blanks. */
const WORDS = new Set(['known', 'in', 'true', 'false'])

/** Returns the warnings of a finding itself, and the checks of the assessment about it. */
export const examChecks = (finding: ExamFileFinding, file: ExamFile): readonly CellCheck[] => [
  ...ofAssessment(finding, file),
  ...unplacedCheck(finding, file),
  ...(finding.checks ?? []).map(warning),
]

/** Makes a warning from its declaration in the file. */
export const warning = ({
  id,
  when,
  message,
}: NonNullable<ExamFileFinding['checks']>[number]): CellCheck => ({
  id: blankName(id),
  level: 'warn',
  when: examFormula(when),
  message,
})

/**
 * Converts conditions such as `calc.morph in [amorphous] and category in ["2"]` and `mass and change ==
 * larger`. Conditions in plain words («no scar pressed») are written for people: they can't be evaluated, so
 * they give no warning.
 */
const ofAssessment = (finding: ExamFileFinding, { assessment }: ExamFile): readonly CellCheck[] =>
  (assessment?.checks ?? []).flatMap(({ id, when, message }): CellCheck[] => {
    const [, byBlank, byName] = /^(?:([\w-]+)\.|([\w-]+) and )/u.exec(when) ?? []
    if ((byBlank ?? byName) !== finding.id) return []
    const bare =
      byName === undefined ? when.replaceAll(`${finding.id}.`, '') : when.slice(`${byName} and `.length)
    const formula = examFormula(bare)
    return isWorkable(formula, finding) ? [{ id: blankName(id), level: 'warn', when: formula, message }] : []
  })

function isWorkable(formula: string, { blanks }: ExamFileFinding): boolean {
  const known = new Set([...WORDS, ...(blanks ?? []).map(({ id }) => blankName(id))])
  const names = formula.replace(/"[^"]*"/gu, '').match(/[A-Za-z_]\w*/gu) ?? []
  return names.every((name) => known.has(name))
}
