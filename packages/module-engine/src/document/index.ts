export {
  type Citation,
  citation,
  DEFINITION_VERSION,
  definition,
  type ModuleDefinition,
  type SavedTest,
  savedTest,
} from './definition.ts'
export { definitionJsonSchema } from './definitionJsonSchema.ts'
export { dimensionsOf } from './dimensionsOf.ts'
export { emptyDefinition } from './emptyDefinition.ts'
export { FINDING_CODES, type Finding, type FindingCode, type Path } from './Finding.ts'
export type { LocalText } from './fields.ts'
export type { OptionFollowUp } from './followUp.ts'
export type { Fill, Input, InputKind, Option } from './input.ts'
export {
  ABOUT_MAX,
  CHECKS_MAX,
  CITATIONS_MAX,
  COMPUTED_MAX,
  DECIMAL_MAX_DIGITS,
  DEFINITION_MAX_BYTES,
  DIMENSIONS_MAX,
  EXPRESSION_MAX_BYTES,
  FINDINGS_MAX,
  GROUP_ROWS_MAX,
  GROUPS_MAX,
  INPUTS_MAX,
  KEYS_MAX,
  LABEL_MAX_CHARACTERS,
  NESTING_MAX,
  OPTIONS_MAX,
  OUTPUT_MAX_BYTES,
  OUTPUTS_MAX,
  PARTIAL_DEPTH_MAX,
  PARTIALS_MAX,
  PHRASE_DEPTH_MAX,
  PHRASE_EXPANDED_MAX,
  PHRASE_TOKENS_MAX,
  SIZE_MAX_CHARACTERS,
  TABLE_COLUMNS_MAX,
  TABLE_ROWS_MAX,
  TABLES_MAX,
  TESTS_MAX,
  TEXT_MAX_CHARACTERS,
} from './limits.ts'
export type {
  Cell,
  Check,
  Computed,
  DecisionTable,
  Group,
  ResultKind,
  ResultValue,
  TableRow,
} from './logic.ts'
export {
  aboutOf,
  OUTPUT_MEANINGS,
  type Output,
  type OutputAbout,
  PARTICLES,
  type Particle,
  type PhraseFormat,
  type PhraseToken,
} from './phrase.ts'
export { type ReadResult, readDefinition, readDefinitionInSteps } from './readDefinition.ts'
export { type NameKind, renameId } from './rename/renameId.ts'
export { renameOption } from './rename/renameOption.ts'
export { respellDefinition, wordsOfDefinition } from './respellDefinition.ts'
export { textOf } from './textOf.ts'
export { whenToken } from './whenToken.ts'
