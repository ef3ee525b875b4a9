import { moduleIdsOf, type PlateContent, plateContentOf, withModules } from '@pandok/domain'
import { readDefinition } from '@pandok/module-engine'
import type { ModuleDocument, PlateDocument } from '@pandok/protocol'
import type { ItemKind } from '../kept/OfflineState.ts'

export type SavedPlate = Pick<PlateDocument, 'name' | 'cells' | 'keyMap' | 'autoFill' | 'exam'>
export type SavedModule = Pick<
  ModuleDocument,
  'name' | 'section' | 'modality' | 'type' | 'note' | 'definition'
>

export interface Contents {
  plate: SavedPlate
  module: SavedModule
}

const moduleContentOf = (module: SavedModule): SavedModule => {
  const { name, section, modality, type, note, definition } = module
  return { name, section, modality, type, note, definition }
}

export const contentOf = <Kind extends ItemKind>(kind: Kind, document: Contents[Kind]): Contents[Kind] =>
  (kind === 'plate'
    ? plateContentOf(document as PlateContent)
    : moduleContentOf(document as SavedModule)) as Contents[Kind]

/** Replaces local module ids by those of the server. */
export const withServerModules = (plate: SavedPlate, ids: Readonly<Record<string, string>>): SavedPlate => ({
  ...plate,
  cells: withModules(plate.cells, new Map(Object.entries(ids))) as SavedPlate['cells'],
})

export const modulesIn = (plate: SavedPlate): string[] => moduleIdsOf(plate.cells)

/** The same hash for equal contents, regardless of the order of keys. */
export async function hashOf(kind: ItemKind, content: SavedPlate | SavedModule): Promise<string> {
  const plain = kind === 'module' ? withReadDefinition(content as SavedModule) : content
  const bytes = new TextEncoder().encode(JSON.stringify(inOrder(contentOf(kind, plain))))
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The server stores definitions in canonical form. */
function withReadDefinition(module: SavedModule): SavedModule {
  const read = readDefinition(module.definition)
  return read.ok ? { ...module, definition: { ...read.definition } } : module
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, held]) => held !== undefined)
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, held]) => [name, inOrder(held)]),
  )
}
