import { blankAt } from './blankAt.ts'

/** A character that no file holds: it is taken out before phrases are kept. */
export const CURSOR = '\0'

/** The text with a blank where the first mark of the cursor stands. */
export function atCursor(text: string): string {
  const at = text.indexOf(CURSOR)
  return at < 0 ? text : blankAt(text.replaceAll(CURSOR, ''), at)
}
