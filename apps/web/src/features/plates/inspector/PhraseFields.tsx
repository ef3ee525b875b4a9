import { phraseFields } from '@pandok/board'
import { LOCALES, type Locale, PHRASE_MAX_CHARACTERS, type PhraseOutput } from '@pandok/domain'
import { textOf } from '@pandok/module-engine'
import { Tabs, Textarea, VisuallyHidden } from '@pandok/ui'
import { useRef, useState } from 'react'
import { put } from '#app/fields/arrays.ts'
import { pathName } from '#app/fields/focusPath.ts'
import { languageName } from '#app/fields/languageName.ts'
import { useText } from '#app/text.ts'
import { useCellWork } from './CellContext.ts'
import { InsertField } from './InsertField.tsx'
import { SectionField } from './SectionField.tsx'

interface PhraseFieldsProps {
  output: PhraseOutput
  path: readonly (string | number)[]
}

/** A sentence in five languages, one in view; the others show by a point whether they are still to be written. */
export function PhraseFields({ output, path }: PhraseFieldsProps) {
  const text = useText()
  const { changeOutput, faults, isAsked } = useCellWork()
  const [locale, setLocale] = useState<Locale>(text.locale)
  const [wasLeft, setLeft] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const value = output.text[locale] ?? ''
  const fields = phraseFields(output.text)
  const isEmpty = faults.some(
    (fault) => fault.reason === 'phrase.required' && fault.path[1] === path[path.length - 1],
  )

  function write(words: string) {
    changeOutput(
      output.id,
      (now) =>
        now.kind === 'phrase'
          ? { ...now, text: put(now.text, locale, words === '' ? undefined : words) }
          : now,
      `text/${locale}`,
    )
  }

  function insert(field: string) {
    const [start, end] = [area.current?.selectionStart, area.current?.selectionEnd]
    const at = start ?? value.length
    const written = `{${field}}`
    write(value.slice(0, at) + written + value.slice(end ?? at))
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(at + written.length, at + written.length)
    })
  }

  return (
    <>
      <Tabs
        label={text('plateCell.phrase.languages')}
        value={locale}
        onChange={(id) => setLocale(id as Locale)}
        tabs={LOCALES.map((each) => ({
          id: each,
          label: <LanguageLabel locale={each} isMissing={!output.text[each]?.trim()} />,
        }))}
        className="-mt-2 [&_[role=tab]]:px-2 [&_[role=tab]]:text-sm [&_[role=tabpanel]]:pt-3"
      >
        <Textarea
          ref={area}
          label={text('plateCell.phrase.in', { language: languageName(locale, text.locale) })}
          lang={locale}
          rows={3}
          value={value}
          placeholder={textOf(output.text, locale) ?? ''}
          maxLength={PHRASE_MAX_CHARACTERS}
          onChange={({ target }) => write(target.value)}
          onBlur={() => setLeft(true)}
          error={isEmpty && (isAsked || wasLeft) ? text.problem('phrase.required') : undefined}
          hint={fields.length > 0 ? text('plateCell.fields', { fields: fields.join(', ') }) : undefined}
          aside={<InsertField known={fields} onInsert={insert} />}
          data-path={pathName([...path, 'text'])}
        />
      </Tabs>
      <SectionField output={output} path={path} />
    </>
  )
}

function LanguageLabel({ locale, isMissing }: { locale: Locale; isMissing: boolean }) {
  const text = useText()
  return (
    <>
      <span lang={locale}>{languageName(locale, locale)}</span>
      {isMissing ? (
        <>
          <span aria-hidden="true" className="size-1.5 rounded-full bg-warning" />
          <VisuallyHidden>{text('plateCell.phrase.missing')}</VisuallyHidden>
        </>
      ) : null}
    </>
  )
}
