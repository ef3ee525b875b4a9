import { ownModuleName, plateContentOf, type WholeModule, type WholePlate } from '@pandok/domain'
import type { ExportFile } from '@pandok/protocol'

/** Sealed and in base64, a file of this size still fits into the body of an import. */
export const FILE_MAX_BYTES = 5 * 1024 * 1024

/** Makes a file without the owners, so that anybody who imports it may have its documents. */
export const fileOf = (
  { plates = [], modules }: { plates?: readonly WholePlate[]; modules: readonly WholeModule[] },
  now: Date,
): ExportFile => ({
  format: 'pandok',
  version: 1,
  exportedAt: now.toISOString(),
  plates: plates.map(plateContentOf),
  modules: modules.map(({ id, name, section, modality, type, note, definition }) => ({
    id,
    name: ownModuleName(name),
    section,
    modality,
    type,
    note,
    definition,
  })),
})
