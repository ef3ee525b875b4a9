import { Button, CopyPlusIcon, cx, FileImageIcon } from '@pandok/ui'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { useViewer } from '../workspace/ViewerContext.ts'

interface SlideCardProps {
  name: string
  about: string
  label?: string
  isShown: boolean
  isOpening?: boolean
  onShow: () => void
  onCompare: () => void
}

/** A whole slide. Pressing it shows it alone or beside another slide. */
export function SlideCard({ name, about, label, isShown, isOpening, onShow, onCompare }: SlideCardProps) {
  const text = useText()
  const canCompare = useStorePart(useViewer().slides, ({ shown }) => shown.length > 0)
  return (
    <div
      className={cx(
        'rounded-md border p-1.5 text-xs max-md:w-32 max-md:shrink-0',
        isShown ? 'border-accent-line bg-accent-soft' : 'border-line hover:bg-hover',
      )}
    >
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={label}
        aria-busy={isOpening}
        onClick={onShow}
        className="flex w-full flex-col items-start gap-1 text-left"
      >
        <FileImageIcon className="size-6 text-muted" />
        <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
        <span className="text-muted tabular-nums">{about}</span>
      </button>
      {canCompare && !isShown ? (
        <Button size="sm" variant="quiet" icon={<CopyPlusIcon />} onClick={onCompare}>
          {text('viewer.slide.compare')}
        </Button>
      ) : null}
    </div>
  )
}
