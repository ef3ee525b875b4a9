import { type DocumentKindName, MODULES_PER_FILE_MAX, PLATES_PER_FILE_MAX } from '@pandok/domain'
import { type ExportFile, moduleExport, plateExport } from '@pandok/protocol'
import { callAction } from '#rpc/callAction.ts'

const sources = {
  plate: { contract: plateExport, atOnce: PLATES_PER_FILE_MAX },
  module: { contract: moduleExport, atOnce: MODULES_PER_FILE_MAX },
} as const

/** What others would see: the server's version, a plate with the modules that its cells use. */
export async function loadShared(kind: DocumentKindName, ids: readonly string[]): Promise<SharedFile> {
  const { contract, atOnce } = sources[kind]
  const whole: SharedFile = { plates: [], modules: [] }
  for (let from = 0; from < ids.length; from += atOnce) {
    const { file } = await callAction(contract, { ids: ids.slice(from, from + atOnce) })
    whole.plates.push(...file.plates)
    whole.modules.push(...file.modules)
  }
  return whole
}

type SharedFile = Pick<ExportFile, 'plates' | 'modules'>
