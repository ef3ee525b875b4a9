import { blankAt } from './blankAt.ts'

/** A character that no file contains; it is removed before phrases are stored. */
export const CURSOR = '\0'

/** Replaces the first cursor mark by a blank. */
export function atCursor(text: string): string {
  const at = text.indexOf(CURSOR)
  return at < 0 ? text : blankAt(text.replaceAll(CURSOR, ''), at)
}
