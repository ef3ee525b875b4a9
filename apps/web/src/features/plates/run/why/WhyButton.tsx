import { CircleHelpIcon, cx } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useRunWorkspace } from '../RunWorkspaceFrame.ts'

interface WhyButtonProps {
  entryId: string
  title: string
  isOpen: boolean
  /** True if it is visible without hovering. */
  isSeen: boolean
}

/**
 * In the flow and without a compositing layer, like the menu beside it. On touch screens it is an item of
 * that menu.
 */
export function WhyButton({ entryId, title, isOpen, isSeen }: WhyButtonProps) {
  const text = useText()
  const { why } = useRunWorkspace()
  return (
    <button
      type="button"
      aria-label={text('plateRun.why.open', { title })}
      aria-expanded={isOpen}
      aria-keyshortcuts="F2"
      title={text('plateRun.why.hint')}
      onClick={() => why.toggle(entryId)}
      className={cx(
        'grid size-8 shrink-0 place-items-center rounded-sm text-muted hover:bg-hover hover:text-text pointer-coarse:hidden [&_svg]:size-4',
        isOpen && 'bg-accent-soft text-accent-text',
        !isSeen &&
          !isOpen &&
          '[&_svg]:hidden group-focus-within/entry:[&_svg]:block group-hover/entry:[&_svg]:block',
      )}
    >
      <CircleHelpIcon aria-hidden="true" />
    </button>
  )
}
