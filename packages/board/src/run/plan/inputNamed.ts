import { type ModuleDefinition, textOf } from '@pandok/module-engine'

/**
 * Finds an input by its name in auto-fill rules: the id for a module or a typed blank, the name for a field
 * of a phrase.
 */
export const inputNamed = (
  { kind, definition }: { kind: 'module' | 'phrase'; definition: ModuleDefinition },
  name: string,
) =>
  definition.inputs.find(({ label }) => kind === 'phrase' && textOf(label, 'ko') === name) ??
  definition.inputs.find(({ id }) => id === name)
