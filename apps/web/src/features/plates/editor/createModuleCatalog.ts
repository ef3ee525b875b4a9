import { type Cell, createEmitter, moduleIdsOf } from '@pandok/domain'
import { type ModuleDocument, moduleGet } from '@pandok/protocol'
import { callAction } from '#rpc/callAction.ts'
import { RpcError } from '#rpc/RpcError.ts'
import type { ModuleCatalog } from './useModuleCatalog.ts'

export interface FilledCatalog extends ModuleCatalog {
  /** Loads the modules of these cells that aren't loaded yet; missing ones are skipped. */
  fetchFor(cells: readonly Cell[]): Promise<void>
  /** Loads all modules of these cells again, since they may have changed on the server. */
  refetchFor(cells: readonly Cell[]): Promise<void>
}

export function createModuleCatalog(modules: readonly ModuleDocument[]): FilledCatalog {
  const listeners = createEmitter()
  let held: ReadonlyMap<string, ModuleDocument> = new Map(modules.map((module) => [module.id, module]))

  function putAll(added: readonly ModuleDocument[]): void {
    if (added.length === 0) return
    held = new Map([...held, ...added.map((module) => [module.id, module] as const)])
    listeners.emit()
  }

  async function fetchAll(ids: readonly string[]): Promise<void> {
    const found = await Promise.all(ids.map(fetchModule))
    putAll(found.filter((module) => module !== undefined))
  }

  return {
    read: () => held,
    subscribe: listeners.subscribe,
    put: (module) => putAll([module]),
    fetchFor: (cells) => fetchAll(moduleIdsOf(cells).filter((id) => !held.has(id))),
    refetchFor: (cells) => fetchAll(moduleIdsOf(cells)),
  }
}

async function fetchModule(id: string): Promise<ModuleDocument | undefined> {
  try {
    return (await callAction(moduleGet, { id })).module
  } catch (error) {
    // The cell shows that its module is missing; the rest of the plate can still be edited.
    if (error instanceof RpcError) return undefined
    throw error
  }
}
