import { z } from 'zod'
import { citation, definition, savedTest } from './definition.ts'
import { code, decimal, expression, id, label, localText, optionId, unit } from './fields.ts'
import { fill, input, option } from './input.ts'
import { cell, check, computed, group, resultValue, table } from './logic.ts'
import { body, output, partial, phrase, token } from './phrase.ts'

/** The schemas with a name of their own in the published JSON Schema. */
const NAMED: Readonly<Record<string, z.ZodType>> = {
  id,
  optionId,
  label,
  localText,
  expression,
  decimal,
  unit,
  code,
  input,
  option,
  fill,
  group,
  computed,
  table,
  cell,
  resultValue,
  check,
  output,
  partial,
  body,
  phrase,
  token,
  savedTest,
  citation,
}

/** Returns the JSON Schema (2020-12) of a definition, generated from the schema that the reader uses. */
export function definitionJsonSchema(): object {
  const registry = z.registry<{ id: string }>()
  for (const [name, schema] of Object.entries(NAMED)) registry.add(schema, { id: name })
  return z.toJSONSchema(definition, { io: 'input', metadata: registry, unrepresentable: 'throw' })
}
