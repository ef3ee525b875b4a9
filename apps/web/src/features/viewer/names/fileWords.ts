import type { Text } from '#platform/text/text.ts'

/**
 * The name of a file as it is shown or given out. Files are often named after the patient, so who hides the patient hides
 * them as well.
 */
export const fileWords = (name: string, isIdentityHidden: boolean, text: Text): string =>
  isIdentityHidden ? text('viewer.file.hidden') : name
