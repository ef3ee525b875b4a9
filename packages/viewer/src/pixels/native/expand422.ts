/** Two pixels share their color: Y Y Cb Cr (PS3.3 C.7.6.3.1.2). An odd last column has its own pair. */
export function expand422(bytes: Uint8Array, rows: number, columns: number): Uint8Array {
  const values = new Uint8Array(rows * columns * 3)
  for (let row = 0, from = 0, to = 0; row < rows; row++) {
    for (let column = 0; column < columns; column += 2, from += 4) {
      const pixels = column + 1 < columns ? 2 : 1
      for (let i = 0; i < pixels; i++, to += 3) {
        values[to] = bytes[from + i] ?? 0
        values[to + 1] = bytes[from + 2] ?? 128
        values[to + 2] = bytes[from + 3] ?? 128
      }
    }
  }
  return values
}
