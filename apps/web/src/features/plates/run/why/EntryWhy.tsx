import type { EntryOrigin, ReportEntry } from '@pandok/board'
import type { Locale } from '@pandok/domain'
import { Button, IconButton, PencilIcon, XIcon } from '@pandok/ui'
import { useId, useLayoutEffect, useRef } from 'react'
import { useText } from '#platform/text/text.ts'
import { useRunState, useRunWorkspace } from '../RunWorkspaceFrame.ts'
import { FillingReasons } from './FillingReasons.tsx'
import { originWords } from './originWords.ts'

interface EntryWhyProps {
  entry: ReportEntry
  locale: Locale
}

/** The explanation below a sentence. The focus stays where it is. */
export function EntryWhy({ entry, locale }: EntryWhyProps) {
  const text = useText()
  const id = useId()
  const { run, why, moves } = useRunWorkspace()
  // The origin may change without a change of the text.
  useRunState((state) => state)
  const origin = run.origin(entry.id)
  const box = useRef<HTMLElement>(null)
  // The sentence above is scrolled into view with it.
  useLayoutEffect(() => box.current?.closest('[data-entry]')?.scrollIntoView?.({ block: 'nearest' }), [])
  if (!origin) return null
  return (
    <section
      ref={box}
      aria-labelledby={id}
      className="mx-2 mb-1.5 grid grow basis-full gap-2 rounded-md border border-line bg-sunken px-3 py-2 text-sm"
    >
      <header className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h4 id={id} className="font-semibold">
            {text('moduleRun.why.title')}
          </h4>
          <p className="text-muted">{originWords(origin, entry.title, text)}</p>
        </div>
        <IconButton
          size="sm"
          className="-me-1.5 pointer-coarse:size-11"
          label={text('moduleRun.why.close')}
          icon={<XIcon />}
          onClick={() => why.ask(undefined)}
        />
      </header>
      {entry.isEdited ? <EditedFrom origin={origin} locale={locale} /> : null}
      {origin.kind === 'filling' ? (
        <>
          <FillingReasons origin={origin} locale={locale} />
          <Button
            size="sm"
            className="justify-self-start pointer-coarse:h-11"
            icon={<PencilIcon />}
            onClick={() => moves.reopen(origin.run.id)}
          >
            {text('plateRun.entry.openForm')}
          </Button>
        </>
      ) : null}
    </section>
  )
}

/** The original text of the values or the cell, if the reader has edited it. */
function EditedFrom({ origin, locale }: { origin: EntryOrigin; locale: Locale }) {
  const text = useText()
  // The current text of a comparison is already shown below it as the newer one.
  if (origin.kind === 'comparison') return null
  const words = origin.kind === 'own' ? null : origin.kind === 'phrase' ? origin.words : origin.output.text
  return (
    <div>
      <p>{text(words === null ? 'plateRun.why.editedGone' : 'plateRun.why.edited')}</p>
      {words === null ? null : (
        <p lang={locale} className="break-words whitespace-pre-line text-muted">
          {words}
        </p>
      )}
    </div>
  )
}
