import type { ModuleDefinition } from '@pandok/module-engine'
import type { LibraryEntry } from '@pandok/protocol'
import { cx, ShieldCheckIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { Sources } from '#shared/module-preview/Sources.tsx'
import { guidelineOf } from './guidelineOf.ts'

interface ClinicalNoticeProps {
  definition: Pick<ModuleDefinition, 'citations' | 'reviewBy'>
  /** The library entry of the module, or of its original. */
  entry?: LibraryEntry | undefined
  className?: string | undefined
}

/** The notice on every library module: it assists qualified staff, and its rule has these sources. */
export function ClinicalNotice({ definition, entry, className }: ClinicalNoticeProps) {
  const text = useText()
  const guideline = guidelineOf(entry)
  const day = new Intl.DateTimeFormat(text.locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <div
      role="note"
      className={cx(
        'flex min-w-0 items-start gap-3 rounded-lg border border-line bg-sunken px-4 py-3 text-sm',
        className,
      )}
    >
      <ShieldCheckIcon aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-accent-text" />
      <div className="grid min-w-0 flex-1 gap-2">
        <p>{text('library.notice')}</p>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted empty:hidden">
          {guideline ? <span>{text('library.notice.based', { guideline })}</span> : null}
          {entry ? <span>{text('library.edition', { edition: entry.edition })}</span> : null}
          {definition.reviewBy ? (
            <span>{text('library.notice.reviewBy', { day: day.format(new Date(definition.reviewBy)) })}</span>
          ) : null}
        </p>
        <Sources definition={definition} />
      </div>
    </div>
  )
}
