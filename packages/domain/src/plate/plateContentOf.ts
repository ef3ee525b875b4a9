import type { PlateContent } from './Plate.ts'

/** What of a plate a member saves, and nothing else. */
export const plateContentOf = ({ name, cells, keyMap, autoFill, exam }: PlateContent): PlateContent => ({
  ...{ name, cells, keyMap, autoFill },
  ...(exam && { exam }),
})
