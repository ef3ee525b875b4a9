export interface GoldenFile {
  name: string
  /** Whether a text or a case of it came out differently, or it can't be read. */
  isWrong: boolean
  /** Requirements that the file states in words only, so that nothing tests them. */
  leftOut: readonly string[]
}

/** The result for all files. Cases that were not tried are counted and named, so that nobody takes them for passed. */
export function goldenVerdict(files: readonly GoldenFile[]): readonly string[] {
  const wrong = files.filter(({ isWrong }) => isWrong)
  const leftOut = files.flatMap(({ name, leftOut: lines }) => lines.map((line) => `${name}: ${line}`))
  return [
    `${files.length - wrong.length} of ${files.length} files as expected${wrong.length === 0 ? '' : `, not ${wrong.map(({ name }) => name).join(', ')}`}; ${leftOut.length} left out`,
    ...leftOut.map((line) => `left out, not tried: ${line}`),
  ]
}
