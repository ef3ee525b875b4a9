import type { Finding } from '@pandok/module-engine'
import { cx, VisuallyHidden } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

/** A dot behind a name for errors (red) or warnings (amber) inside it. */
export function FindingMark({ findings }: { findings: readonly Finding[] }) {
  const text = useText()
  if (findings.length === 0) return null
  const errors = findings.filter(({ level }) => level === 'error').length
  return (
    <span className="shrink-0">
      <span
        aria-hidden="true"
        className={cx('block size-2 rounded-full', errors > 0 ? 'bg-danger-text' : 'bg-warning')}
      />
      <VisuallyHidden>
        {errors > 0
          ? text('editing.findings.errors', { count: errors })
          : text('editing.findings.warnings', { count: findings.length })}
      </VisuallyHidden>
    </span>
  )
}
