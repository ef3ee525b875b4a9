import { CONVERSION_FUNCTIONS } from './conversions.ts'
import { DATE_FUNCTIONS } from './dates.ts'
import type { FunctionSpec } from './FunctionSpec.ts'
import { LIST_FUNCTIONS } from './lists.ts'
import { NUMBER_FUNCTIONS } from './numbers.ts'
import { PRIOR_FUNCTIONS } from './priors.ts'
import { TEXT_FUNCTIONS } from './texts.ts'
import { UNKNOWN_FUNCTIONS } from './unknowns.ts'

const ALL: readonly FunctionSpec[] = [
  ...UNKNOWN_FUNCTIONS,
  ...NUMBER_FUNCTIONS,
  ...LIST_FUNCTIONS,
  ...TEXT_FUNCTIONS,
  ...DATE_FUNCTIONS,
  ...PRIOR_FUNCTIONS,
  ...CONVERSION_FUNCTIONS,
]

export const FUNCTIONS: ReadonlyMap<string, FunctionSpec> = new Map(ALL.map((spec) => [spec.name, spec]))

export interface ExpressionFunction {
  name: string
  signature: string
  example: string
}

/** These apply to lists only and name an item. */
export const COMPREHENSION_FUNCTIONS: readonly ExpressionFunction[] = [
  { name: 'exists', signature: 'list.exists(x, condition)', example: 'nodules.exists(n, n.size_mm >= 10)' },
  { name: 'all', signature: 'list.all(x, condition)', example: 'nodules.all(n, known(n.size_mm))' },
  {
    name: 'exists_one',
    signature: 'list.exists_one(x, condition)',
    example: 'foci.exists_one(f, f == "rim")',
  },
  { name: 'map', signature: 'list.map(x, value)', example: 'nodules.map(n, n.size_mm)' },
  {
    name: 'filter',
    signature: 'list.filter(x, condition)',
    example: 'size(nodules.filter(n, n.size_mm >= 10))',
  },
]

/** Names for earlier examinations that are used without brackets. */
const PRIOR_WORDS: readonly ExpressionFunction[] = [
  { name: 'prior', signature: 'prior.x', example: 'prior.size_mm' },
  { name: 'days_since_prior', signature: 'days_since_prior', example: 'days_since_prior <= 365' },
  { name: 'prior_date', signature: 'prior_date', example: 'yearsBetween(prior_date, exam_on)' },
]

/** All names that can be called, for suggestions after a typing mistake. */
export const CALLED_NAMES: readonly string[] = [...ALL, ...COMPREHENSION_FUNCTIONS].map(({ name }) => name)

/** The functions that the help lists; their descriptions are in `i18n` by name. */
export const EXPRESSION_FUNCTIONS: readonly ExpressionFunction[] = [
  ...ALL.map(({ name, signature, example }) => ({ name, signature, example })),
  ...PRIOR_WORDS,
  ...COMPREHENSION_FUNCTIONS,
]
