import type { ModuleDefinition } from '../definition.ts'
import type { Finding } from '../Finding.ts'
import { boundRules } from './boundRules.ts'
import { computedRules } from './computedRules.ts'
import { confirmRules } from './confirmRules.ts'
import { defaultRules } from './defaultRules.ts'
import { nameRules } from './nameRules.ts'
import { optionRules } from './optionRules.ts'
import { phraseRules } from './phraseRules.ts'
import { tableRules } from './tableRules.ts'

/** Rules that the schema can't express and that need no expressions. */
export const STRUCTURAL_RULES: readonly ((definition: ModuleDefinition) => Finding[])[] = [
  nameRules,
  optionRules,
  boundRules,
  defaultRules,
  confirmRules,
  computedRules,
  tableRules,
  phraseRules,
]
