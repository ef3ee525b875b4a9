export * from './definition.ts'
export { definitionJsonSchema } from './definitionJsonSchema.ts'
export { dimensionsOf } from './dimensionsOf.ts'
export { emptyDefinition } from './emptyDefinition.ts'
export * from './Finding.ts'
export type { LocalText } from './fields.ts'
export type { Fill, Input, InputKind, Option } from './input.ts'
export * from './limits.ts'
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
  type Output,
  PARTICLES,
  type Particle,
  type PhraseFormat,
  type PhraseToken,
} from './phrase.ts'
export { type ReadResult, readDefinition } from './readDefinition.ts'
export { type NameKind, renameId } from './rename/renameId.ts'
export { renameOption } from './rename/renameOption.ts'
export { respellDefinition } from './respellDefinition.ts'
export { textOf } from './textOf.ts'
