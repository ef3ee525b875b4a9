import { ClipboardCheckIcon, cx, IconButton, RotateCcwIcon } from '@pandok/ui'
import { useState } from 'react'
import { restoreAction } from '#platform/clipboard/restoreAction.ts'
import { useText } from '#platform/text/text.ts'
import { useRunState } from '../RunWorkspaceFrame.ts'
import type { CopyMark } from '../report/CopyMark.ts'

/** Shows that the report was copied automatically and hasn't changed since. */
export function CopiedMark({ mark }: { mark: CopyMark | undefined }) {
  const text = useText()
  const isCurrent = useRunState(({ entries }) => entries === mark?.entries)
  const [restored, setRestored] = useState<CopyMark>()
  const shown = isCurrent && mark !== restored ? mark : undefined
  const restore = restoreAction(shown?.canRestore ?? false)
  return (
    <span className="flex shrink-0 items-center gap-1 text-xs font-semibold">
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
        <IconButton
          size="sm"
          className="!size-6 pointer-coarse:!size-11"
          label={restore.label}
          icon={<RotateCcwIcon />}
          onClick={() => {
            setRestored(shown)
            restore.onPress()
          }}
        />
      ) : null}
    </span>
  )
}
