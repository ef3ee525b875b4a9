import { type CompiledModule, compileModule, type ModuleDefinition } from '@pandok/module-engine'

/** Definitions never change, so all boards with the same definition share its compiled form. */
const compiledModules = new WeakMap<ModuleDefinition, CompiledModule>()

/** Compiles at the first call only. */
export function compileOnce(definition: ModuleDefinition): {
  compiled: () => CompiledModule
  isCompiled: () => boolean
} {
  let module: CompiledModule | undefined
  return {
    // Each board prepares its own outputs, because its report may be in other languages than the last one.
    isCompiled: () => module !== undefined,
    compiled: () => {
      module ??= compiledModules.get(definition) ?? compileModule(definition)
      compiledModules.set(definition, module)
      return module
    },
  }
}
