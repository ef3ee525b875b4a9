/** A bit set of row numbers, 32 in each word. */
export type RowSet = Uint32Array

export function emptyRows(count: number): RowSet {
  return new Uint32Array(Math.max(1, Math.ceil(count / 32)))
}

export function allRows(count: number): RowSet {
  const rows = emptyRows(count)
  for (let row = 0; row < count; row++) addRow(rows, row)
  return rows
}

export function addRow(rows: RowSet, row: number): void {
  rows[row >>> 5] = (rows[row >>> 5] ?? 0) | (1 << (row & 31))
}

export function hasRow(rows: RowSet, row: number): boolean {
  return (((rows[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1
}

export function both(a: RowSet, b: RowSet): RowSet {
  const result = new Uint32Array(a.length)
  for (let word = 0; word < a.length; word++) result[word] = (a[word] ?? 0) & (b[word] ?? 0)
  return result
}

export function meet(a: RowSet, b: RowSet): boolean {
  for (let word = 0; word < a.length; word++) if (((a[word] ?? 0) & (b[word] ?? 0)) !== 0) return true
  return false
}

export function isEmpty(rows: RowSet): boolean {
  for (let word = 0; word < rows.length; word++) if (rows[word] !== 0) return false
  return true
}

/** Intersects `rows` with `others` in place. */
export function keepOnly(rows: RowSet, others: RowSet): void {
  for (let word = 0; word < rows.length; word++) rows[word] = (rows[word] ?? 0) & (others[word] ?? 0)
}

/** Counts the members of `rows` that aren't in `others`. */
export function countWithout(rows: RowSet, others: RowSet): number {
  let count = 0
  for (let word = 0; word < rows.length; word++) count += bits((rows[word] ?? 0) & ~(others[word] ?? 0))
  return count
}

/** Equal sets have equal keys. */
export function keyOf(rows: RowSet): string {
  let key = ''
  for (let word = 0; word < rows.length; word++) {
    const bits = rows[word] ?? 0
    key += String.fromCharCode(bits & 0xffff, bits >>> 16)
  }
  return key
}

function bits(word: number): number {
  let rest = word - ((word >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
