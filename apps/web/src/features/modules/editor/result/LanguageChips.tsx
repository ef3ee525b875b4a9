import { LOCALES, type Locale } from '@pandok/domain'
import { cx } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { languageName } from '#shared/fields/languageName.ts'

interface LanguageChipsProps {
  chosen: readonly Locale[]
  onChange: (chosen: readonly Locale[]) => void
}

/** At least one language stays selected. */
export function LanguageChips({ chosen, onChange }: LanguageChipsProps) {
  const text = useText()
  function toggle(locale: Locale) {
    const next = LOCALES.filter((each) => chosen.includes(each) !== (each === locale))
    if (next.length > 0) onChange(next)
  }
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">{text('moduleRun.result.languages')}</legend>
      {LOCALES.map((locale) => {
        const isChosen = chosen.includes(locale)
        return (
          <button
            key={locale}
            type="button"
            aria-pressed={isChosen}
            onClick={() => toggle(locale)}
            className={cx(
              'min-h-8 rounded-sm border px-2.5 text-sm transition-colors pointer-coarse:min-h-11',
              isChosen
                ? 'border-accent bg-accent-soft font-semibold text-accent-text'
                : 'border-line-strong/55 text-muted hover:border-line-strong hover:text-text',
            )}
          >
            {languageName(locale, text.locale)}
          </button>
        )
      })}
    </fieldset>
  )
}
