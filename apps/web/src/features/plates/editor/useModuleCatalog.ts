import type { ModuleDocument } from '@pandok/protocol'
import { createContext, use } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'

/** The modules available while a plate is edited: those of its cells, and those that were just chosen. */
export interface ModuleCatalog {
  read(): ReadonlyMap<string, ModuleDocument>
  subscribe(listener: () => void): () => void
  /** Adds a chosen module, so that a cell that refers to it can be shown. */
  put(module: ModuleDocument): void
}

export const ModuleCatalogContext = createContext<ModuleCatalog | undefined>(undefined)

export function useModuleCatalog(): ModuleCatalog {
  const catalog = use(ModuleCatalogContext)
  if (!catalog) throw new Error('There are no modules at hand here: wrap it in ModuleShelfContext.')
  return catalog
}

/** The module; undefined if it no longer exists. */
export const useCatalogModule = (id: string | undefined): ModuleDocument | undefined =>
  useStorePart(useModuleCatalog(), (modules) => (id === undefined ? undefined : modules.get(id)))
