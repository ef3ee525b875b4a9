import type { PresentationContent } from '@pandok/viewer'
import type { Text } from '#platform/text/text.ts'

/** The words of whoever made it, since labels are codes of capitals. */
export const presentationName = ({ label, description }: PresentationContent, text: Text): string =>
  description || label || text('viewer.presentation.unnamed')
