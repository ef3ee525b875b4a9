/**
 * Compares two texts line by line: `-` marks lines that are only in the first, `+` those only in the second.
 */
export function lineDiff(expected: string, actual: string): string[] {
  const [before, after] = [expected.split('\n'), actual.split('\n')]
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--) {
      const isSame = before[row] === after[column]
      const longest = isSame
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))
      const line = lengths[row]
      if (line) line[column] = longest
    }
  const lines: string[] = []
  let [row, column] = [0, 0]
  while (row < before.length || column < after.length) {
    if (row < before.length && column < after.length && before[row] === after[column]) {
      lines.push(`  ${before[row]}`)
      row++
      column++
    } else if (column >= after.length || (row < before.length && at(row + 1, column) >= at(row, column + 1)))
      lines.push(`- ${before[row++]}`)
    else lines.push(`+ ${after[column++]}`)
  }
  return lines
}
