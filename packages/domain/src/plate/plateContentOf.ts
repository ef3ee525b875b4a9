import type { PlateContent } from './Plate.ts'

/** Returns the part of a plate that a member saves. */
export const plateContentOf = ({ name, cells, keyMap, autoFill, exam }: PlateContent): PlateContent => ({
  name,
  cells,
  keyMap,
  autoFill,
  ...(exam && { exam }),
})
