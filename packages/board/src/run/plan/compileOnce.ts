import { type CompiledModule, compileModule, type ModuleDefinition } from '@pandok/module-engine'

/** Definitions never change, so that every board opened on the same one, report after report, shares what was made of it. */
const compiledModules = new WeakMap<ModuleDefinition, CompiledModule>()

/** Compiles at the first call, and never again. */
export function compileOnce(definition: ModuleDefinition): {
  compiled: () => CompiledModule
  isCompiled: () => boolean
} {
  let module: CompiledModule | undefined
  return {
    // Each board prepares for itself: the languages of its report may be others than those of the last.
    isCompiled: () => module !== undefined,
    compiled: () => {
      module ??= compiledModules.get(definition) ?? compileModule(definition)
      compiledModules.set(definition, module)
      return module
    },
  }
}
