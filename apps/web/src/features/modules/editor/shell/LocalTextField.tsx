import { LOCALES, type Locale } from '@pandok/domain'
import { type LocalText, type Path, textOf } from '@pandok/module-engine'
import { ChevronDownIcon, cx, Textarea, TextField } from '@pandok/ui'
import { type ReactNode, useId, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { languageName } from '#shared/fields/languageName.ts'
import { useFieldFindings } from './useFieldFindings.ts'

interface LocalTextFieldProps {
  label: string
  value: LocalText | undefined
  /** Called with undefined when the last language has been cleared. */
  onChange: (value: LocalText | undefined) => void
  path: Path
  hint?: ReactNode
  multiline?: boolean | undefined
  maxLength?: number | undefined
}

/** A text in five languages; the page's language is visible, the others open with a button. */
export function LocalTextField(props: LocalTextFieldProps) {
  const { label, value = {}, onChange, path, hint, multiline = false, maxLength = 200 } = props
  const text = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { error, warning } = useFieldFindings(path)
  const others = LOCALES.filter((locale) => locale !== text.locale)
  const written = others.filter((locale) => value[locale]).length
  const Control = multiline ? Textarea : TextField

  function write(locale: Locale, next: string) {
    const changed = put(value, locale, next === '' ? undefined : next)
    onChange(Object.keys(changed).length === 0 ? undefined : changed)
  }

  return (
    <div className="grid gap-1.5">
      <Control
        label={label}
        lang={text.locale}
        value={value[text.locale] ?? ''}
        placeholder={textOf(value, text.locale) ?? ''}
        onChange={(event) => write(text.locale, event.target.value)}
        maxLength={maxLength}
        error={error}
        hint={hint ?? warning}
        data-path={pathName(path)}
        {...(multiline ? { rows: 2 } : {})}
        aside={
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
            className="inline-flex min-h-6 items-center gap-1 rounded-xs px-1 hover:text-text"
          >
            {text('moduleEditor.languages', { written, total: others.length })}
            <ChevronDownIcon className={cx('size-3.5 transition-transform', isOpen && 'rotate-180')} />
          </button>
        }
      />
      {isOpen ? (
        <div id={id} className="grid gap-2 border-s-2 border-line ps-3">
          {others.map((locale) => (
            <Control
              key={locale}
              label={text('moduleEditor.inLanguage', { label, language: languageName(locale, text.locale) })}
              lang={locale}
              value={value[locale] ?? ''}
              onChange={(event) => write(locale, event.target.value)}
              maxLength={maxLength}
              data-path={pathName([...path, locale])}
              {...(multiline ? { rows: 2 } : {})}
            />
          ))}
        </div>
      ) : null}
    </div>
  )
}
