import { LOCALES, type Locale, type Words } from '@pandok/domain'
import { Textarea, TextField } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import { languageName } from '#shared/fields/languageName.ts'

interface WordsFieldsProps {
  label: string
  words: Words | undefined
  max: number
  /** Called with undefined when no language has a text anymore. */
  onChange: (words: Words | undefined, locale: Locale) => void
  isLong?: boolean | undefined
  hint?: string | undefined
  error?: string | undefined
  /** The path under which errors are reported. */
  path?: string | undefined
}

/** A text in five languages; the reader's is visible, the others open with a button. */
export function WordsFields({
  label,
  words = {},
  max,
  onChange,
  isLong,
  hint,
  error,
  path,
}: WordsFieldsProps) {
  const text = useText()
  const others = LOCALES.filter((locale) => locale !== text.locale)
  const isWritten = LOCALES.some((locale) => words[locale]?.trim())
  const isMissing = isWritten && others.some((locale) => !words[locale]?.trim())

  function field(locale: Locale) {
    const isOwn = locale === text.locale
    const language = languageName(locale, text.locale)
    const props = {
      label: isOwn ? label : text('plateExam.blank.inLanguage', { label, language }),
      lang: locale,
      value: words[locale] ?? '',
      maxLength: max,
      autoComplete: 'off',
      hint: isOwn ? hint : undefined,
      error: isOwn ? error : undefined,
      'data-path': isOwn ? path : undefined,
    }
    const write = (value: string) => {
      const next = put(words, locale, value === '' ? undefined : value)
      onChange(Object.keys(next).length === 0 ? undefined : next, locale)
    }
    return isLong ? (
      <Textarea key={locale} {...props} rows={2} onChange={({ target }) => write(target.value)} />
    ) : (
      <TextField key={locale} {...props} onChange={({ target }) => write(target.value)} />
    )
  }

  return (
    <div className="grid min-w-0 gap-1">
      {field(text.locale)}
      <Disclosure
        className="gap-2"
        label={
          <>
            {text('plateExam.blank.others')}
            {isMissing ? <span aria-hidden="true" className="size-1.5 rounded-full bg-warning" /> : null}
          </>
        }
      >
        {others.map(field)}
      </Disclosure>
    </div>
  )
}
