import { currentText } from '#platform/text/text.ts'

/** The action of a «copied» message where the program can restore the previous content. */
export function restoreAction(canRestore: boolean): { label: string; onPress: () => void } | undefined {
  if (!canRestore) return undefined
  return {
    label: currentText()('copy.restore.label'),
    onPress: () => void import('./programClipboard.ts').then(({ restoreClipboard }) => restoreClipboard()),
  }
}
