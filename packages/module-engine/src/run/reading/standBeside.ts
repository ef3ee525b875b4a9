import type { Option } from '../../document/input.ts'

/**
 * Returns whether two answers of a list may be given together: neither stands alone, and neither says what
 * the other says, as «both sides» does beside «right».
 */
export function standBeside(options: readonly Option[], id: string, other: string): boolean {
  if (id === other) return true
  const says = (one: string, what: string) =>
    options.some((option) => option.id === one && (option.exclusive || option.covers?.includes(what)))
  return !says(id, other) && !says(other, id)
}
