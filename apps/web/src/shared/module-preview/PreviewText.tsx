import { missingInputs } from '@pandok/board'
import type { Locale } from '@pandok/domain'
import type { ModuleSession } from '@pandok/module-engine'
import { Select } from '@pandok/ui'
import { useCallback, useId, useState, useSyncExternalStore } from 'react'
import { loadFont } from '#platform/text/fonts.ts'
import { useText } from '#platform/text/text.ts'
import { LanguageOptions } from '#shared/fields/LanguageOptions.tsx'

export function PreviewText({ session }: { session: ModuleSession }) {
  const text = useText()
  const id = useId()
  const [locale, setLocale] = useState<Locale>(text.locale)
  const subscribe = useCallback((listener: () => void) => session.subscribe(listener), [session])
  const snapshot = useSyncExternalStore(subscribe, () => session.snapshot())
  const written = session
    .outputs(locale)
    .filter((output) => output.status === 'written' && missingInputs(output, snapshot).length === 0)
  return (
    <section
      aria-labelledby={id}
      className="grid content-start gap-2 rounded-lg border border-line bg-surface p-4"
    >
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="text-sm font-semibold text-muted">
          {text('modules.preview.result')}
        </h3>
        <Select
          size="sm"
          label={text('library.preview.language')}
          hideLabel
          value={locale}
          onChange={({ target }) => {
            loadFont(target.value)
            setLocale(target.value)
          }}
        >
          <LanguageOptions />
        </Select>
      </header>
      {written.length === 0 ? <p className="text-muted">{text('modules.preview.nothing')}</p> : null}
      {written.map((output) => (
        <p key={output.id} lang={locale} className="break-words whitespace-pre-line">
          {output.text}
        </p>
      ))}
    </section>
  )
}
