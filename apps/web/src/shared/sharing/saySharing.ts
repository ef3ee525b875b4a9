import { toast } from '@pandok/ui'
import type { Text } from '#platform/text/text.ts'

const UNDO_MS = 60_000

/**
 * Says that something is shared now, with whom, and lets it be taken back for a minute: one press has shown it to everybody,
 * and one press must be enough to withdraw it.
 */
export function saySharing(text: Text, title: string, isShared: boolean, withdraw: () => void): void {
  if (!isShared) {
    toast({ tone: 'success', title })
    return
  }
  toast({
    tone: 'success',
    title,
    text: text('list.share.audience'),
    action: { label: text('list.undo'), onPress: withdraw },
    duration: UNDO_MS,
  })
}
