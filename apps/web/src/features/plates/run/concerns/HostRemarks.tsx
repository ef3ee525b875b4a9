import { reportText } from '@pandok/board'
import { TriangleAlertIcon } from '@pandok/ui'
import { useEffect, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import { useAlarms } from '../check/useCheck.ts'
import { useRunState, useRunWorkspace } from '../RunWorkspaceFrame.ts'

/** Remarks of the images beside the report before it is copied. */
export function HostRemarks() {
  const { host } = useRunWorkspace()
  return host ? <RemarksOf host={host} /> : null
}

function RemarksOf({ host }: { host: ImageHost }) {
  const text = useText()
  const { check } = useRunWorkspace()
  const hasSide = useAlarms(check).some(({ rule }) => rule === 'R101')
  const entries = useRunState((state) => state.entries)
  const languages = useRunState((state) => state.languages)
  const [, setRefreshes] = useState(0)
  useEffect(() => host.onRefresh(() => setRefreshes((refresh) => refresh + 1)), [host])
  const words = reportText(entries, { titles: false, languages, sectionName: () => '' })
  const remarks = host.remarks(words).filter(({ kind }) => kind !== 'side' || !hasSide)
  if (remarks.length === 0) return null
  return (
    <section
      aria-label={text('viewer.check.title')}
      className="grid shrink-0 gap-1 border-t border-warning-line bg-warning-soft px-3 py-2 text-sm text-warning-text"
    >
      {remarks.map((remark) => (
        <p key={remark.kind} className="flex gap-1.5">
          <TriangleAlertIcon className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{remark.words}</span>
        </p>
      ))}
    </section>
  )
}
