/** This is the notation of a field for `proposeModule`. */
export const BLANK = '____'

/**
 * Puts a blank at the cursor. None is needed at the end, where writing continues, or next to an existing
 * blank.
 */
export function blankAt(text: string, at: number): string {
  const [before, after] = [text.slice(0, at), text.slice(at)]
  if (after.trim() === '' || /[_[({]$/u.test(before) || /^[_\])}]/u.test(after)) return text
  return `${before}${BLANK}${after}`
}
