import { type ModuleDefinition, textOf } from '@pandok/module-engine'

/** An input as auto fill calls it: a module's by its id, a phrase's field by its name. */
export const inputNamed = (
  { kind, definition }: { kind: 'module' | 'phrase'; definition: ModuleDefinition },
  name: string,
) =>
  definition.inputs.find(({ id, label }) => (kind === 'module' ? id === name : textOf(label, 'ko') === name))
