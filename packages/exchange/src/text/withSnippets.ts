import { REFERENCES_DEPTH_MAX, REFERENCES_MAX } from '../model/limits.ts'
import { replaceWithin } from './replaceWithin.ts'

/**
 * Replaces names of other snippets in the file with their texts. A name that the file doesn't have is left,
 * and so is a circular one, so that the program's own reader lists it as a reference.
 */
export function withSnippets(
  text: string,
  reference: RegExp,
  snippetOf: (trigger: string) => string | undefined,
): string {
  let references = REFERENCES_MAX
  const expanded = (written: string, within: readonly string[]): string =>
    replaceWithin(written, reference, ([whole, name = '']) => {
      const trigger = name.trim()
      references -= 1
      const isOpen = within.length < REFERENCES_DEPTH_MAX && references >= 0 && !within.includes(trigger)
      const snippet = isOpen ? snippetOf(trigger) : undefined
      return snippet === undefined ? whole : expanded(snippet, [...within, trigger])
    })
  return expanded(text, [])
}

/** Only the requested text determines the final position of the cursor; included texts don't. */
export const withoutCursor = (text: string): string => text.replace(/%\||\[cursor\]/giu, '')
