import type { Text } from '#platform/text/text.ts'

/**
 * A file name as shown or exported. Files are often named after the patient, so hiding the identity hides the
 * name as well.
 */
export const fileWords = (name: string, isIdentityHidden: boolean, text: Text): string =>
  isIdentityHidden ? text('viewer.file.hidden') : name
