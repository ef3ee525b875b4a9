import type { Run } from '@pandok/board'
import { useCallback, useSyncExternalStore } from 'react'
import { useText } from '#app/text.ts'
import { useRunState } from '../RunDeskFrame.ts'
import { previewOf } from './previewOf.ts'

/** What the fillings make at the moment, before it is in the report. */
export function RunPreview({ open }: { open: Run }) {
  const text = useText()
  const languages = useRunState((state) => state.languages)
  const { fillings } = open
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = fillings.map(({ session }) => session.subscribe(listener))
      return () => {
        for (const end of ends) end()
      }
    },
    [fillings],
  )
  const words = useSyncExternalStore(subscribe, () => previewOf(open, languages))
  return (
    <section className="grid gap-1 rounded-md border border-line bg-sunken px-3 py-2">
      <h4 className="text-xs font-semibold text-muted">{text('plateRun.form.preview')}</h4>
      {words === '' ? (
        <p className="text-sm text-muted">{text('plateRun.form.previewEmpty')}</p>
      ) : (
        <p lang={languages.main} className="break-words whitespace-pre-line">
          {words}
        </p>
      )}
    </section>
  )
}
