import {
  checkModule,
  compileModule,
  type Finding,
  type ModuleDefinition,
  type Output,
  readDefinition,
} from '@pandok/module-engine'
import type { Examined } from './createModuleEditor.ts'

/** Parses, checks and compiles in the same way as the server. */
export function examine(definition: ModuleDefinition): Examined {
  const read = readDefinition(definition)
  if (read.ok) return { findings: checkModule(read.definition), compiled: compileModule(read.definition) }
  return definition.outputs.length === 0
    ? examineWithoutOutput(definition, read.findings)
    : { findings: read.findings, compiled: undefined }
}

const NOTHING_YET: Output = { id: 'nothing_yet', section: 'findings', body: {} }

/** A module without outputs can't be saved, but its inputs and rules can be tried out. */
function examineWithoutOutput(definition: ModuleDefinition, findings: readonly Finding[]): Examined {
  const read = readDefinition({ ...definition, outputs: [NOTHING_YET] })
  if (!read.ok) return { findings, compiled: undefined }
  const silent = { ...read.definition, outputs: [] }
  return { findings: [...findings, ...checkModule(silent)], compiled: compileModule(silent) }
}
