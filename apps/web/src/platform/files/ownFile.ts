import type { ModuleDocument, PlateDocument } from '@pandok/protocol'

export type SavedPlate = Pick<PlateDocument, 'name' | 'cells' | 'keyMap' | 'autoFill' | 'exam'>
export type SavedModule = Pick<
  ModuleDocument,
  'name' | 'section' | 'modality' | 'type' | 'note' | 'definition'
>

interface OwnFileParts {
  plates?: readonly SavedPlate[]
  modules: readonly ({ id: string } & SavedModule)[]
}

/** Plates and modules in the product's own file format, as the server exports them. */
export const ownFile = ({ plates = [], modules }: OwnFileParts, at: number | string): object => ({
  format: 'pandok',
  version: 1,
  exportedAt: new Date(at).toISOString(),
  plates,
  modules: modules.map(({ id, name, section, modality, type, note, definition }) => ({
    id,
    name,
    section,
    modality,
    type,
    note,
    definition,
  })),
})
