import { toast } from '@pandok/ui'
import type { Text } from '#platform/text/text.ts'
import type { PrintOutcome } from './printReport.ts'

/** Names what prevents printing, and what is open in a report that is printed all the same. */
export function notifyPrinted(outcome: PrintOutcome, text: Text): void {
  if (outcome.kind !== 'ready') {
    toast({ tone: 'danger', title: text('plateRun.print.blocked'), text: outcome.blocks.join('\n') })
  } else if (outcome.remarks.length > 0) {
    toast({ tone: 'warning', title: text('plateRun.print.warned'), text: outcome.remarks.join('\n') })
  }
}
