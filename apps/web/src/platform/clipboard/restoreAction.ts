import { currentText } from '#platform/text/text.ts'

/** What a message that something was copied offers where the program can put back what was there before. */
export function restoreAction(canRestore: boolean): { label: string; onPress: () => void } | undefined {
  if (!canRestore) return undefined
  return {
    label: currentText()('copy.restore.label'),
    onPress: () => void import('./programClipboard.ts').then(({ restoreClipboard }) => restoreClipboard()),
  }
}
