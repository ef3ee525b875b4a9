import type { PresentationContent } from '@pandok/viewer'
import type { Text } from '#platform/text/text.ts'

/** The author's description is preferred, because labels are codes in capitals. */
export const presentationName = ({ label, description }: PresentationContent, text: Text): string =>
  description || label || text('viewer.presentation.unnamed')
