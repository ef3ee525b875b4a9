import { findingText } from '@pandok/i18n'
import type { Compilation, Finding, Path, ValueType } from '@pandok/module-engine'
import { use } from 'react'
import { useText } from '#platform/text/text.ts'
import { FormulaFindingsContext } from './FormulaFindings.ts'

/** An error of a formula: its message and range. */
export interface FormulaProblem {
  key: string
  level: Finding['level']
  sentence: string
  from: number
  to: number
}

interface FormulaProblemParts {
  value: string
  compiled: Compilation | undefined
  expected: ValueType | undefined
  path: Path | undefined
}

/** The errors of the present formula, and the findings of the last examination of the module at its path. */
export function useFormulaProblems({
  value,
  compiled,
  expected,
  path,
}: FormulaProblemParts): FormulaProblem[] {
  const text = useText()
  const examined = use(FormulaFindingsContext)
  const whole = { from: 0, to: value.length }
  const typeName = (type: ValueType) => text(`moduleLogic.type.${type}`)
  const problems: FormulaProblem[] = []

  const add = (finding: Finding, range: { from: number; to: number }) => {
    // Formulas use ids, so their messages do the same.
    const sentence = findingText(finding, text)
    if (problems.some((problem) => problem.sentence === sentence)) return
    // A position between two characters needs a character to be underlined.
    const from = Math.max(0, Math.min(range.from, value.length - 1))
    const to = Math.min(Math.max(range.to, from + 1), Math.max(value.length, 1))
    problems.push({ key: `${finding.code}-${from}-${sentence}`, level: finding.level, sentence, from, to })
  }

  if (compiled && !compiled.ok)
    for (const fault of compiled.faults) add({ level: 'error', path: path ?? [], ...fault }, fault.range)
  if (compiled?.ok && expected && !fits(compiled.expression.type, expected)) {
    const names = { expected: typeName(expected), found: typeName(compiled.expression.type) }
    problems.push({
      key: 'type',
      level: 'error',
      sentence: text('moduleLogic.formula.wrongType', names),
      ...whole,
    })
  }
  const own = new Set<string>(['expression.type', 'expression.syntax', 'name.unknown', 'name.outOfScope'])
  const found = path ? (examined?.read().findings ?? []).filter((finding) => isAt(finding, path)) : []
  // Errors of the formula itself are shown live; the delayed copy of them would flicker.
  for (const finding of found)
    if (!own.has(finding.code) && compiled?.ok) add(finding, finding.range ?? whole)
  return problems
}

const fits = (found: ValueType, expected: ValueType) =>
  expected === 'any' || found === 'any' || found === expected

const isAt = (finding: Finding, path: Path) => path.every((key, depth) => finding.path[depth] === key)
