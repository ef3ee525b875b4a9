import { TriangleAlertIcon } from '@pandok/ui'
import type { Stack } from '@pandok/viewer'
import { useText } from '#platform/text/text.ts'
import { remarkText } from './remarkText.ts'

/** The remarks on a series that a reader has to know before relying on it, one per line. */
export function StackRemarks({ remarks }: Pick<Stack, 'remarks'>) {
  const text = useText()
  // A series can have several gaps.
  return [...new Set(remarks.map((remark) => remarkText(remark, text)))].map((sentence) => (
    <span key={sentence} className="flex gap-1 text-warning-text">
      <TriangleAlertIcon className="mt-0.5 size-3 shrink-0" />
      {sentence}
    </span>
  ))
}
