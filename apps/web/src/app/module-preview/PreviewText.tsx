import type { Locale } from '@pandok/domain'
import type { ModuleSession } from '@pandok/module-engine'
import { useCallback, useSyncExternalStore } from 'react'
import { useText } from '#app/text.ts'

interface PreviewTextProps {
  session: ModuleSession
  locale: Locale
}

/** What the module writes at the moment. */
export function PreviewText({ session, locale }: PreviewTextProps) {
  const text = useText()
  const subscribe = useCallback((listener: () => void) => session.subscribe(listener), [session])
  useSyncExternalStore(subscribe, () => session.snapshot())
  const written = session.outputs(locale).filter((output) => output.status === 'written')
  return (
    <section className="grid content-start gap-2 rounded-lg border border-line bg-surface p-4">
      <h3 className="text-sm font-semibold text-muted">{text('modules.preview.result')}</h3>
      {written.length === 0 ? <p className="text-muted">{text('modules.preview.nothing')}</p> : null}
      {written.map((output) => (
        <p key={output.id} className="break-words whitespace-pre-line">
          {output.text}
        </p>
      ))}
    </section>
  )
}
