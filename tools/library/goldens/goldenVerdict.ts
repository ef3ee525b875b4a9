export interface GoldenFile {
  name: string
  /** True if a text or a case of it came out differently, or the file can't be read. */
  isWrong: boolean
  /** Requirements that the file states only in words, so that nothing tests them. */
  leftOut: readonly string[]
}

/**
 * Returns the result for all files. Cases that weren't tried are counted and named, so that nobody assumes
 * that they passed.
 */
export function goldenVerdict(files: readonly GoldenFile[]): readonly string[] {
  const wrong = files.filter(({ isWrong }) => isWrong)
  const leftOut = files.flatMap(({ name, leftOut: lines }) => lines.map((line) => `${name}: ${line}`))
  return [
    `${files.length - wrong.length} of ${files.length} files as expected${wrong.length === 0 ? '' : `, not ${wrong.map(({ name }) => name).join(', ')}`}; ${leftOut.length} left out`,
    ...leftOut.map((line) => `left out, not tried: ${line}`),
  ]
}
