/** The address of the plate's editor with this cell selected. */
export const cellInEditor = (plateId: string, cellId: string): string =>
  `/program/plate?${new URLSearchParams({ plate: plateId, cell: cellId })}`
