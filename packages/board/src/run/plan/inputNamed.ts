import { type ModuleDefinition, textOf } from '@pandok/module-engine'

/** An input as auto fill calls it: a module's and a typed blank by its id, a phrase's field by its name. */
export const inputNamed = (
  { kind, definition }: { kind: 'module' | 'phrase'; definition: ModuleDefinition },
  name: string,
) =>
  definition.inputs.find(({ label }) => kind === 'phrase' && textOf(label, 'ko') === name) ??
  definition.inputs.find(({ id }) => id === name)
