import { toast } from '@pandok/ui'
import type { Text } from '#platform/text/text.ts'

const UNDO_MS = 60_000

/**
 * Reports that something is shared now and offers to undo it for a minute: a single press has published it,
 * so a single press must withdraw it.
 */
export function notifySharing(text: Text, title: string, isShared: boolean, withdraw: () => void): void {
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
