import { toast } from '@pandok/ui'
import { restoreAction } from '#platform/clipboard/restoreAction.ts'
import type { Text } from '#platform/text/text.ts'
import type { CopyOutcome } from './copyReport.ts'
import type { CopyTarget } from './reportPart.ts'

export interface CopyChoices {
  /** Tries again. */
  again: () => void
  /** Opens the preview. */
  show: () => void
  /** Opens the list of alarms. */
  stop: () => void
}

/** Reports the outcome of a copy and returns the id of the message. */
export function notifyCopied(
  outcome: CopyOutcome,
  target: CopyTarget,
  text: Text,
  choices: CopyChoices,
): number {
  switch (outcome.kind) {
    case 'blocked':
      return toast({ tone: 'danger', title: text('plateRun.copy.blocked'), text: outcome.blocks.join('\n') })
    case 'stopped':
      return toast({
        tone: 'danger',
        title: text('plateRun.copy.blocked'),
        text: outcome.blocks.join('\n'),
        action: { label: text('check.stop.show'), onPress: choices.stop },
      })
    case 'empty':
      return toast({ tone: 'info', title: text('plateRun.copy.empty') })
    case 'failed':
      return toast({
        tone: 'danger',
        title: text('plateRun.copy.failed'),
        action: { label: text('copy.again'), onPress: choices.again },
      })
    case 'lossy':
      return toast({
        tone: 'danger',
        title: text('report.lossy.title'),
        text: text('report.preview.lost', { characters: outcome.lost.join(' ') }),
        action: { label: text('report.lossy.show'), onPress: choices.show },
      })
    case 'copied':
      return toast({
        tone: outcome.remarks.length > 0 ? 'warning' : 'success',
        title: titleOf(target, text),
        text: outcome.remarks.length > 0 ? outcome.remarks.join('\n') : undefined,
        action: restoreAction(outcome.canRestore),
      })
  }
}

function titleOf(target: CopyTarget, text: Text): string {
  if (target === 'all') return text('plateRun.copy.done')
  if ('runId' in target) return text('copy.onRun.doneLast')
  return text('plateRun.copy.doneSection', { section: text(`reportSection.${target.section}`) })
}
