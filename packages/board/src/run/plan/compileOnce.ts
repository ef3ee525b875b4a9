import { type CompiledModule, compileModule, type ModuleDefinition } from '@pandok/module-engine'

/** Compiles at the first call, and never again. */
export function compileOnce(definition: ModuleDefinition): {
  compiled: () => CompiledModule
  isCompiled: () => boolean
} {
  let module: CompiledModule | undefined
  return {
    isCompiled: () => module !== undefined,
    compiled: () => {
      module ??= compileModule(definition)
      return module
    },
  }
}
