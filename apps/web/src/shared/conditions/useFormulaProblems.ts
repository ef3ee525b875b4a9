import { findingText, type MessageKey } from '@pandok/i18n'
import type { Compilation, Finding, Path, ValueType } from '@pandok/module-engine'
import { use } from 'react'
import { useText } from '#platform/text/text.ts'
import { FormulaFindingsContext } from './FormulaFindings.ts'

/** A mistake of a formula: its sentence, and the characters that it is about. */
export interface FormulaProblem {
  key: string
  level: Finding['level']
  sentence: string
  from: number
  to: number
}

interface Asked {
  value: string
  compiled: Compilation | undefined
  expected: ValueType | undefined
  path: Path | undefined
}

/** What is wrong with a formula as it stands now, and what the last look at the whole module found at its place. */
export function useFormulaProblems({ value, compiled, expected, path }: Asked): FormulaProblem[] {
  const text = useText()
  const examined = use(FormulaFindingsContext)
  const whole = { from: 0, to: value.length }
  const typeName = (type: ValueType) => text(`moduleLogic.type.${type}` as MessageKey)
  const problems: FormulaProblem[] = []

  const add = (finding: Finding, range: { from: number; to: number }) => {
    // In a formula things are called by their ids, so its sentences do the same.
    const sentence = findingText(finding, text)
    if (problems.some((problem) => problem.sentence === sentence)) return
    // A place between two characters still needs something to draw a line under.
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
  // Those of the formula itself are shown live, above; a moment-old copy of them would only flicker.
  for (const finding of found)
    if (!own.has(finding.code) && compiled?.ok) add(finding, finding.range ?? whole)
  return problems
}

const fits = (found: ValueType, expected: ValueType) =>
  expected === 'any' || found === 'any' || found === expected

const isAt = (finding: Finding, path: Path) => path.every((key, depth) => finding.path[depth] === key)
