import { blankAt } from './blankAt.ts'

/** No file contains this character; it is removed before phrases are stored. */
export const CURSOR = '\0'

/** Replaces the first cursor mark with a blank. */
export function atCursor(text: string): string {
  const at = text.indexOf(CURSOR)
  return at < 0 ? text : blankAt(text.replaceAll(CURSOR, ''), at)
}
