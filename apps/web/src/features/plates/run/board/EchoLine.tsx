import { distinctEchoes, ECHO_KINDS, type Echo, languageOf } from '@pandok/board'
import { CheckIcon, ChevronDownIcon, cx, PencilIcon, RotateCcwIcon, XIcon } from '@pandok/ui'
import { useSyncExternalStore } from 'react'
import { useText } from '#platform/text/text.ts'
import { useRunState } from '../RunWorkspaceFrame.ts'
import type { CopyMark } from '../report/CopyMark.ts'
import { CopiedMark } from './CopiedMark.tsx'
import type { EchoFeed } from './createEchoFeed.ts'

interface EchoLineProps {
  feed: EchoFeed
  mark: CopyMark | undefined
  /** True if the sentence itself is shown below; then only other results are named. */
  isNarrow?: boolean | undefined
}

const looks = {
  written: { Icon: CheckIcon, tone: 'text-success-text' },
  kept: { Icon: CheckIcon, tone: 'text-muted' },
  replaced: { Icon: PencilIcon, tone: 'text-accent-text' },
  restored: { Icon: RotateCcwIcon, tone: 'text-success-text' },
  suppressed: { Icon: ChevronDownIcon, tone: 'text-warning-text' },
  removed: { Icon: XIcon, tone: 'text-danger-text' },
} as const satisfies Record<Echo['kind'], object>

/**
 * Shows beside the keys what the last key wrote, replaced, removed or restored, because the reader looks at
 * the keys or the image rather than at the report.
 */
export function EchoLine({ feed, mark, isNarrow = false }: EchoLineProps) {
  const { echoes } = useSyncExternalStore(feed.subscribe, feed.read)
  const shownKinds = isNarrow
    ? ECHO_KINDS.filter((kind) => kind !== 'written' && kind !== 'kept')
    : ECHO_KINDS
  const kinds = shownKinds.flatMap((kind) => {
    const own = distinctEchoes(echoes.filter((echo) => echo.kind === kind))
    return own.length === 0 ? [] : [{ kind, own }]
  })
  return (
    <div
      // If the board is longer than the screen, the line sticks to the screen's edge, and covers keys only while it
      // says something.
      className={cx(
        'flex shrink-0 items-start gap-3 bg-surface text-sm',
        isNarrow
          ? kinds.length > 0 && 'py-1'
          : 'min-h-11 @max-[40rem]/workspace:sticky @max-[40rem]/workspace:bottom-0 @max-[40rem]/workspace:min-h-0',
        !isNarrow && (kinds.length > 0 || mark !== undefined) && '@max-[40rem]/workspace:py-2',
      )}
    >
      <div role="status" className="grid min-w-0 grow gap-0.5">
        {kinds.map(({ kind, own }) => (
          <EchoWords key={kind} kind={kind} echoes={own} isOnly={kinds.length === 1} />
        ))}
      </div>
      {isNarrow ? null : <CopiedMark mark={mark} />}
    </div>
  )
}

interface EchoWordsProps {
  kind: Echo['kind']
  echoes: readonly Echo[]
  isOnly: boolean
}

function EchoWords({ kind, echoes, isOnly }: EchoWordsProps) {
  const text = useText()
  const languages = useRunState((state) => state.languages)
  const { Icon, tone } = looks[kind]
  return (
    <p className="flex items-start gap-2">
      <span className={cx('flex shrink-0 items-center gap-1 text-xs leading-5 font-semibold', tone)}>
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {text(`plateRun.echo.${kind}`)}
      </span>
      <span className={cx('min-w-0 break-words text-muted', isOnly ? 'line-clamp-2' : 'line-clamp-1')}>
        {echoes.map((echo) => (
          <span key={echo.entryId} lang={languageOf(languages, echo.section)}>
            {'was' in echo ? <del className="decoration-line-strong">{echo.was}</del> : null}
            {echo.kind === 'replaced' ? ' → ' : null}
            {'text' in echo ? echo.text : null}{' '}
          </span>
        ))}
      </span>
    </p>
  )
}
