import type { ModuleContent, WholeModule } from '@pandok/domain'

/** What a copy has in common with its original, beside the name. */
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
