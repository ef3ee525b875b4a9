import type { Locale } from '@pandok/domain'
import type { EdgeValue, Input } from '@pandok/module-engine'
import { printAnswer } from './printAnswer.ts'

const NUMERIC: ReadonlySet<string> = new Set(['number', 'integer', 'measure'])

/** An answer as another input reads it: in words where it takes words, with the unit where units differ. */
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
