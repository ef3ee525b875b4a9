import type { PlateContent } from '@pandok/domain'
import { compareKeys } from './compareKeys.ts'
import type { KeyMapFile } from './keys.ts'

/** Returns the content of the file, to be written as JSON. */
export function writeKeyMapFile({ cells, keyMap }: Pick<PlateContent, 'cells' | 'keyMap'>): KeyMapFile {
  const byId = new Map(cells.map((cell) => [cell.id, cell]))
  const keys = Object.entries(keyMap)
    .toSorted(([a], [b]) => compareKeys(a, b))
    .flatMap(([key, id]) => {
      const cell = byId.get(id)
      return cell ? [{ key, position: cell.position, name: cell.name }] : []
    })
  return { format: 'pandok-keys', version: 1, keys }
}
