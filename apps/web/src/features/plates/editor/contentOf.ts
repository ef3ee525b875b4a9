import type { PlateContent } from '@pandok/domain'

/** What of a plate is edited and saved, and nothing else. */
export const contentOf = ({ name, cells, keyMap, autoFill }: PlateContent): PlateContent => ({
  name,
  cells,
  keyMap,
  autoFill,
})
