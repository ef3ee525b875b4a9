import { checkModule, compileModule, type ModuleDefinition, readDefinition } from '@pandok/module-engine'
import type { Examined } from './createModuleEditor.ts'

/** Reads, checks and compiles, as the server will. */
export function examine(definition: ModuleDefinition): Examined {
  const read = readDefinition(definition)
  if (!read.ok) return { findings: read.findings, compiled: undefined }
  return { findings: checkModule(read.definition), compiled: compileModule(read.definition) }
}
