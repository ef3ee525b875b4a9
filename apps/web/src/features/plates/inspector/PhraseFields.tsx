import { makeBlank, phraseFields } from '@pandok/board'
import {
  type BlankKind,
  LOCALES,
  type Locale,
  listNames,
  PHRASE_MAX_CHARACTERS,
  type PhraseOutput,
  wordsIn,
} from '@pandok/domain'
import { textOf } from '@pandok/module-engine'
import { Tabs, Textarea, VisuallyHidden } from '@pandok/ui'
import { useRef, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { languageName } from '#shared/fields/languageName.ts'
import { useCellWork } from './CellContext.ts'
import { InsertField } from './InsertField.tsx'
import { MakeBlank } from './MakeBlank.tsx'
import { PhraseConditions } from './PhraseConditions.tsx'
import { PhraseInWords } from './PhraseInWords.tsx'
import { insertField, makeOptional, type Selected } from './phraseEdits.ts'
import { SectionField } from './SectionField.tsx'

interface PhraseFieldsProps {
  output: PhraseOutput
  path: readonly (string | number)[]
}

/** A sentence in five languages, one of them visible; a dot marks languages without text. */
export function PhraseFields({ output, path }: PhraseFieldsProps) {
  const text = useText()
  const { cell } = useCellWork()
  const [locale, setLocale] = useState<Locale>(text.locale)
  return (
    <>
      <Tabs
        label={text('plateCell.phrase.languages')}
        value={locale}
        onChange={(id) => setLocale(id)}
        tabs={LOCALES.map((each) => ({
          id: each,
          label: <LanguageLabel locale={each} isMissing={!output.text[each]?.trim()} />,
        }))}
        className="-mt-2 [&_[role=tab]]:px-2 [&_[role=tab]]:text-sm [&_[role=tabpanel]]:pt-3"
      >
        <PhraseArea output={output} path={path} locale={locale} />
        <PhraseInWords phrase={output.text[locale] ?? ''} locale={locale} blanks={cell.blanks ?? []} />
      </Tabs>
      <SectionField output={output} path={path} />
      <PhraseConditions output={output} path={path} />
    </>
  )
}

/** The sentence in one language, with the tools for blanks and optional parts. */
function PhraseArea({ output, path, locale }: PhraseFieldsProps & { locale: Locale }) {
  const text = useText()
  const { cell, change, faults, hasTriedToSave } = useCellWork()
  const [wasLeft, setLeft] = useState(false)
  const { area, value, write, selected, edit } = usePhraseArea(output, locale)
  const fields = cell.blanks ? cell.blanks.map(({ id }) => id) : phraseFields(output.text)
  const names = cell.blanks ? cell.blanks.map(({ id, label }) => wordsIn(label, text.locale) || id) : fields
  const isEmpty = faults.some(
    (fault) => fault.reason === 'phrase.required' && fault.path[1] === path[path.length - 1],
  )

  function make(kind: BlankKind) {
    const { start, end } = selected()
    const place = { output: output.id, locale, start, end }
    change((now) => makeBlank(now, place, kind)?.cell ?? now, `make/${start}/${kind}`)
  }

  return (
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
      error={isEmpty && (hasTriedToSave || wasLeft) ? text.problem('phrase.required') : undefined}
      hint={
        names.length > 0 ? text('plateCell.fields', { fields: listNames(names, text.locale) }) : undefined
      }
      aside={
        <span className="flex flex-wrap justify-end gap-x-2">
          <MakeBlank
            selected={() => {
              const { start, end } = selected()
              return value.slice(start, end)
            }}
            onMake={make}
          />
          {cell.blanks ? <OptionalButton onPress={() => edit(makeOptional)} /> : null}
          <InsertField known={fields} onInsert={(field) => edit((now) => insertField(now, field))} />
        </span>
      }
      data-path={pathName([...path, 'text'])}
    />
  )
}

/** The text of a phrase in one language. An edit keeps the selection at the same text. */
function usePhraseArea(output: PhraseOutput, locale: Locale) {
  const { changeOutput } = useCellWork()
  const area = useRef<HTMLTextAreaElement>(null)
  const value = output.text[locale] ?? ''

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

  const selected = (): Selected => ({
    value,
    start: area.current?.selectionStart ?? value.length,
    end: area.current?.selectionEnd ?? value.length,
  })

  function edit(how: (selected: Selected) => Selected) {
    const next = how(selected())
    write(next.value)
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(next.start, next.end)
    })
  }

  return { area, value, write, selected, edit }
}

function OptionalButton({ onPress }: { onPress: () => void }) {
  const text = useText()
  return (
    <button
      type="button"
      // Pressing the button must not clear the selection.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="inline-flex min-h-6 items-center gap-1 rounded-xs px-1 font-semibold text-accent-text hover:underline"
    >
      <span aria-hidden="true" className="font-mono">
        [ ]
      </span>
      {text('plateExam.optional.button')}
    </button>
  )
}

function LanguageLabel({ locale, isMissing }: { locale: Locale; isMissing: boolean }) {
  const text = useText()
  return (
    <>
      <span>{languageName(locale, text.locale)}</span>
      {isMissing ? (
        <>
          <span aria-hidden="true" className="size-1.5 rounded-full bg-warning" />
          <VisuallyHidden>{text('plateCell.phrase.missing')}</VisuallyHidden>
        </>
      ) : null}
    </>
  )
}
