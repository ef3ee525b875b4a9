import type { Run } from '@pandok/board'
import { Fragment, useCallback, useSyncExternalStore } from 'react'
import { useText } from '#platform/text/text.ts'
import { useRunState } from '../RunWorkspaceFrame.ts'
import { type PreviewSentence, previewOf } from './previewOf.ts'

/** The sentences that the fillings would write at the moment. */
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
  // The previews are compared as text, because each call creates new objects.
  const preview = useSyncExternalStore(subscribe, () => JSON.stringify(previewOf(open, languages)))
  const sentences = JSON.parse(preview) as readonly PreviewSentence[]
  return (
    <section className="grid gap-1 rounded-md border border-line bg-sunken px-3 py-2">
      <h4 className="text-xs font-semibold text-muted">{text('plateRun.form.preview')}</h4>
      {sentences.length === 0 ? (
        <p className="text-sm text-muted">{text('plateRun.form.previewEmpty')}</p>
      ) : (
        <p lang={languages.main} className="break-words whitespace-pre-line">
          {sentences.map((sentence, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no id, so the index identifies them
            <Fragment key={at}>
              {at > 0 ? '\n' : ''}
              <Grayed {...sentence} />
            </Fragment>
          ))}
        </p>
      )}
    </section>
  )
}

/** Unconfirmed values are grayed out, as in the form. */
function Grayed({ text, unconfirmed }: PreviewSentence) {
  if (unconfirmed.length === 0) return text
  const ends = unconfirmed.map(({ to }) => to)
  return (
    <>
      {unconfirmed.map(({ from, to }, at) => (
        <Fragment key={from}>
          {text.slice(ends[at - 1] ?? 0, from)}
          <span className="text-muted italic">{text.slice(from, to)}</span>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  )
}
