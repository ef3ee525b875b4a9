/** What stands for a field in a text, as `proposeModule` reads it. */
export const BLANK = '____'

/**
 * The text with a blank where the cursor was left. None is needed at the end, where one writes on, nor beside a blank that
 * is there already.
 */
export function blankAt(text: string, at: number): string {
  const [before, after] = [text.slice(0, at), text.slice(at)]
  if (after.trim() === '' || /[_[({]$/u.test(before) || /^[_\])}]/u.test(after)) return text
  return `${before}${BLANK}${after}`
}
