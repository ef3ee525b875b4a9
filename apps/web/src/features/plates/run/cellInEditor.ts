/** The plate's editor with this cell chosen. */
export const cellInEditor = (plateId: string, cellId: string): string =>
  `/program/plate?${new URLSearchParams({ plate: plateId, cell: cellId })}`
