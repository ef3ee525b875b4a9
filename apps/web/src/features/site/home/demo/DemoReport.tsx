import { LOCALES, type Locale } from '@pandok/domain'
import { cx, IconButton, Undo2Icon } from '@pandok/ui'
import { useId } from 'react'
import { useText } from '#platform/text/text.ts'
import { languageName } from '#shared/fields/languageName.ts'
import type { ReportPart } from './DemoEngine.ts'

interface DemoReportProps {
  parts: readonly ReportPart[]
  locale: Locale
  canUndo: boolean
  onLocale: (locale: Locale) => void
  onUndo: () => void
}

export function DemoReport({ parts, locale, canUndo, onLocale, onUndo }: DemoReportProps) {
  const text = useText()
  return (
    <div className="flex min-w-0 flex-col gap-3 bg-sunken p-3 sm:p-4">
      <div className="flex items-center justify-between gap-2">
        <LanguageSwitch locale={locale} onLocale={onLocale} />
        <IconButton
          icon={<Undo2Icon />}
          label={text('site.demo.undo')}
          aria-keyshortcuts="Control+Z"
          disabled={!canUndo}
          onClick={onUndo}
        />
      </div>
      <div
        role="log"
        aria-live="polite"
        aria-label={text('site.demo.report')}
        lang={locale === 'zh' ? 'zh-Hans' : locale}
        className="grid min-h-64 content-start gap-3.5 sm:min-h-80"
      >
        {parts.map((part) => (
          <div key={part.name} className="grid gap-1">
            <p className="text-xs font-bold text-accent-text">{part.name}</p>
            {part.sentences.map(({ id, text: sentence }) => (
              <p
                key={id}
                className="animate-rise leading-snug break-words whitespace-pre-line motion-reduce:animate-none"
              >
                {sentence}
              </p>
            ))}
          </div>
        ))}
        {parts.length === 0 ? <p className="text-sm text-muted">{text('site.demo.empty')}</p> : null}
      </div>
    </div>
  )
}

/** Five languages side by side, as one radio group. */
function LanguageSwitch({ locale, onLocale }: Pick<DemoReportProps, 'locale' | 'onLocale'>) {
  const text = useText()
  const name = useId()
  return (
    <fieldset className="flex min-w-0 rounded-md border border-line bg-raised p-0.5">
      <legend className="sr-only">{text('site.demo.language')}</legend>
      {LOCALES.map((each) => (
        <label
          key={each}
          className={cx(
            'relative grid min-h-8 min-w-10 cursor-pointer place-items-center rounded-sm px-1 text-xs font-semibold has-focus-visible:outline-2 has-focus-visible:outline-focus sm:min-w-11',
            each === locale ? 'bg-accent text-on-accent' : 'text-muted hover:bg-hover',
          )}
        >
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === locale}
            onChange={() => onLocale(each)}
            className="absolute inset-0 cursor-pointer opacity-0"
            aria-label={languageName(each, each)}
          />
          <span aria-hidden="true">{each.toUpperCase()}</span>
        </label>
      ))}
    </fieldset>
  )
}
