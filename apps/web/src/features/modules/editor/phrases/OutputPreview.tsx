import type { Locale } from '@pandok/domain'
import { useMemo, useSyncExternalStore } from 'react'
import { useText } from '#platform/text/text.ts'
import { namedFields } from '#shared/conditions/namedFields.ts'
import { useEditorState } from '../state/useEditor.ts'
import { useTestRun } from '../test/useTestSession.ts'
import { phraseText } from './chipText.ts'

/** The sentence with the values entered under «Test». Missing values are shown by the name of their field. */
export function OutputPreview({ id, locale }: { id: string; locale: Locale }) {
  const text = useText()
  const run = useTestRun()
  const definition = useEditorState((state) => state.definition)
  // Names of rows are included, because a repetition inside the sentence refers to them.
  const names = useMemo(
    () => ({ fields: namedFields(definition, text.locale, text), partials: definition.partials, text }),
    [definition, text],
  )
  const body = definition.outputs.find((output) => output.id === id)?.body[locale]
  const written = useSyncExternalStore(
    (listener) => run?.session.subscribe(listener) ?? (() => {}),
    () => run?.session.output(id, locale)?.text ?? null,
  )
  if (!body || body.length === 0) return null
  return (
    <div className="grid gap-0.5 rounded-md border border-line bg-sunken px-3 py-2">
      <p className="text-xs text-muted">
        {text(written === null ? 'moduleLogic.output.previewNames' : 'moduleLogic.output.preview')}
      </p>
      <p lang={locale} className="text-base whitespace-pre-wrap">
        {written ?? phraseText(body, names)}
      </p>
    </div>
  )
}
