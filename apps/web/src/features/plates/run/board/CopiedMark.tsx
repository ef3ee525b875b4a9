import { Button, ClipboardCheckIcon, cx } from '@pandok/ui'
import { restoreAction } from '#app/clipboard/restoreAction.ts'
import { useText } from '#app/text.ts'
import { useRunState } from '../RunDeskFrame.ts'
import type { CopyMark } from '../report/CopyMark.ts'

/** Quietly, with every key: it was copied by itself, and nothing has changed since. */
export function CopiedMark({ mark }: { mark: CopyMark | undefined }) {
  const text = useText()
  const isCurrent = useRunState(({ entries }) => entries === mark?.entries)
  const shown = isCurrent ? mark : undefined
  const restore = restoreAction(shown?.canRestore ?? false)
  return (
    <span className="flex shrink-0 flex-wrap items-center justify-end gap-x-2 text-xs font-semibold">
      <span
        role="status"
        className={cx(
          'flex items-center gap-1 whitespace-nowrap',
          shown && shown.remarks > 0 ? 'text-warning-text' : 'text-success-text',
        )}
      >
        {shown ? (
          <>
            <ClipboardCheckIcon aria-hidden="true" className="size-4 shrink-0" />
            {shown.remarks > 0
              ? text('copy.onRun.doneWarned', { count: shown.remarks })
              : text('copy.onRun.done')}
          </>
        ) : null}
      </span>
      {restore ? (
        <Button
          size="sm"
          variant="quiet"
          className="!h-6 !px-1.5 !text-xs pointer-coarse:!h-11"
          onClick={restore.onPress}
        >
          {restore.label}
        </Button>
      ) : null}
    </span>
  )
}
