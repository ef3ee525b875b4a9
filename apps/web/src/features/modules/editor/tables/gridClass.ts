export const headClass =
  'sticky top-0 z-1 border-e border-b border-line bg-sunken p-0 text-start align-bottom'

export const cellClass =
  'border-e border-b border-line px-2.5 py-1.5 align-middle cursor-pointer hover:bg-hover focus-visible:-outline-offset-2'

/** Browsers imply this role for cells of a grid, but tools that read the markup need it explicitly. */
export const gridCell = { role: 'gridcell' } as const
