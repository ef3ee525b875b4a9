import type { ModuleContent } from '@pandok/domain'
import type { FileModule } from '@pandok/protocol'
import type { FieldFinding } from '#rpc/ActionError.ts'
import { createPacer, type Pause } from '#rpc/createPacer.ts'
import { examineDefinition, unfit } from '../module/parts/readGivenDefinition.ts'

export interface ReadModule {
  /** The id by which cells of the same file refer to it. */
  fileId: string
  content: ModuleContent
}

/**
 * Reads the whole file before anything is written, so that all errors are reported at once. Two hundred large
 * definitions take seconds, so it pauses for other requests.
 */
export async function readModules(
  modules: readonly FileModule[],
  pause: Pause = createPacer(),
): Promise<ReadModule[]> {
  const read: ReadModule[] = []
  const findings: FieldFinding[] = []
  for (const [index, { id: fileId, ...module }] of modules.entries()) {
    const examined = await examineDefinition(module.definition, `file.modules.${index}.definition`, pause)
    if (examined.ok) read.push({ fileId, content: { ...module, ...examined.read } })
    else findings.push(...examined.findings)
  }
  if (findings.length > 0) throw unfit(findings)
  return read
}
