import type { ModuleContent, WholeModule } from '@pandok/domain'

/** Returns the part of a copy that equals its original, without the name. */
export const contentOf = ({
  section,
  modality,
  type,
  note,
  definition,
  inputCount,
  outputCount,
}: WholeModule): Omit<ModuleContent, 'name'> => ({
  section,
  modality,
  type,
  note,
  definition,
  inputCount,
  outputCount,
})
