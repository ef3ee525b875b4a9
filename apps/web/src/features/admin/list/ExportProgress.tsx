import { Button, ProgressBar } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

interface ExportProgressProps {
  count: number
  total: number
  isCapped: boolean
  onCancel: () => void
}

export function ExportProgress({ count, total, isCapped, onCancel }: ExportProgressProps) {
  const text = useText()
  const isBeyond = isCapped || count > total
  return (
    <div className="flex items-center gap-4 rounded-lg border border-line bg-raised px-4 py-2.5">
      <ProgressBar
        className="min-w-0 flex-1"
        label={text('office.list.export.running')}
        value={Math.min(count, total)}
        max={Math.max(total, 1)}
        valueText={text(isBeyond ? 'office.list.export.count' : 'office.list.export.of', { count, total })}
      />
      <Button size="sm" onClick={onCancel}>
        {text('ui.cancel')}
      </Button>
    </div>
  )
}
