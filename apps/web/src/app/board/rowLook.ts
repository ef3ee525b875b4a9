/** How a row of so many columns lies: in one line where there is room for it, else in two. */
export interface RowLook {
  /** Also tells its cells as `--seen` how many of them share a line. */
  columns: string
  /** Where a row is cut in two, its second half begins a line. */
  secondLine?: string
  /** Not shown where a row is cut in two. */
  hidden?: string
}

/** A key needs about 3.6rem. Spelled out, because style sheets are made of what stands here. */
const LOOKS: readonly RowLook[] = [
  { columns: 'grid-cols-1 [--seen:var(--columns)]' },
  { columns: 'grid-cols-2 [--seen:var(--columns)]' },
  { columns: 'grid-cols-3 [--seen:var(--columns)]' },
  { columns: 'grid-cols-4 [--seen:var(--columns)]' },
  { columns: 'grid-cols-5 [--seen:var(--columns)]' },
  {
    columns:
      'grid-cols-3 [--seen:var(--half)] @[22rem]/board:grid-cols-6 @[22rem]/board:[--seen:var(--columns)]',
    secondLine: '@max-[22rem]/board:col-start-1',
    hidden: '@max-[22rem]/board:hidden',
  },
  {
    columns:
      'grid-cols-4 [--seen:var(--half)] @[25rem]/board:grid-cols-7 @[25rem]/board:[--seen:var(--columns)]',
    secondLine: '@max-[25rem]/board:col-start-1',
    hidden: '@max-[25rem]/board:hidden',
  },
  {
    columns:
      'grid-cols-4 [--seen:var(--half)] @[29rem]/board:grid-cols-8 @[29rem]/board:[--seen:var(--columns)]',
    secondLine: '@max-[29rem]/board:col-start-1',
    hidden: '@max-[29rem]/board:hidden',
  },
  {
    columns:
      'grid-cols-5 [--seen:var(--half)] @[32rem]/board:grid-cols-9 @[32rem]/board:[--seen:var(--columns)]',
    secondLine: '@max-[32rem]/board:col-start-1',
    hidden: '@max-[32rem]/board:hidden',
  },
  {
    columns: 'grid-cols-5 [--seen:var(--half)] @xl/board:grid-cols-10 @xl/board:[--seen:var(--columns)]',
    secondLine: '@max-xl/board:col-start-1',
    hidden: '@max-xl/board:hidden',
  },
]

export const rowLook = (columns: number): RowLook => LOOKS[columns - 1] ?? { columns: 'grid-cols-10' }
