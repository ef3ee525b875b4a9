import {
  type CompiledModule,
  compileModule,
  type ModuleDefinition,
  readDefinition,
} from '@pandok/module-engine'
import type { ModuleDocument } from '@pandok/protocol'

const read = new WeakMap<ModuleDocument, ModuleDefinition | undefined>()
const compiled = new WeakMap<ModuleDefinition, CompiledModule>()

/**
 * A module's definition, parsed once per version. Undefined if it was made by a newer version of the program.
 */
export function definitionOf(module: ModuleDocument | undefined): ModuleDefinition | undefined {
  if (!module) return undefined
  if (!read.has(module)) {
    const reading = readDefinition(module.definition)
    read.set(module, reading.ok ? reading.definition : undefined)
  }
  return read.get(module)
}

export function compiledOf(definition: ModuleDefinition): CompiledModule {
  const known = compiled.get(definition)
  if (known) return known
  const made = compileModule(definition)
  compiled.set(definition, made)
  return made
}
