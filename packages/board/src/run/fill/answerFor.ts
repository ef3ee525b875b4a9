import type { Locale } from '@pandok/domain'
import type { EdgeValue, Input } from '@pandok/module-engine'
import { printAnswer } from './printAnswer.ts'

const NUMERIC: ReadonlySet<string> = new Set(['number', 'integer', 'measure'])

/** Converts an answer for another input: into words if that takes words, with the unit if units differ. */
export function answerFor(
  input: Input,
  value: EdgeValue,
  target: Input,
  { locale, today }: { locale: Locale; today: string },
): EdgeValue | undefined {
  if (target.kind === 'text' && input.kind !== 'text') return printAnswer(input, value, locale, today)
  if (!NUMERIC.has(input.kind) || !NUMERIC.has(target.kind)) return value
  const [unit, other] = [unitOf(input), unitOf(target)]
  return unit !== undefined && other !== undefined && unit !== other ? `${String(value)} ${unit}` : value
}

const unitOf = (input: Input): string | undefined => ('unit' in input ? input.unit : undefined)
