import type { ModuleDocument } from '@pandok/protocol'
import type { View } from './View.ts'

/** The modules that are stored here: the member's own, and those of others that came with a plate, its own first. */
export async function heldModules(
  view: View,
  ids: readonly string[],
  plateId?: string,
): Promise<ModuleDocument[]> {
  const own = await view.documents('module', ids)
  const others = plateId === undefined ? [] : await view.othersWith('plate', plateId)
  const found = []
  for (const id of ids) {
    const module =
      own.get(id) ?? others.find((other) => other.id === id) ?? (await view.otherDocument('plate', id))
    if (module) found.push(module as ModuleDocument)
  }
  return found
}
