import { freeId } from '@pandok/board'
import {
  type BlankOption,
  LOCALES,
  type Locale,
  OPTION_FORM_MAX_CHARACTERS,
  OPTION_FORMS_MAX,
  type Words,
} from '@pandok/domain'
import { Button, IconButton, PlusIcon, Trash2Icon } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import type { ChangeOption } from './ChangeOption.ts'
import { WordsFields } from './WordsFields.tsx'

interface OptionFormsProps {
  option: BlankOption
  blank: string
  onChange: ChangeOption
}

/** Grammatical forms of an answer: «rechten» beside «rechts», or a short form for the conclusion. */
export function OptionForms({ option, blank, onChange }: OptionFormsProps) {
  const text = useText()
  // A form without text in any language would write nothing, so it isn't stored until it has some.
  const [begun, setBegun] = useState<readonly string[]>([])
  const stored = LOCALES.flatMap((locale) => Object.keys(option.forms?.[locale] ?? {}))
  const names = [...new Set([...stored, ...begun])]

  return (
    <div className="grid gap-2">
      <p className="text-sm font-semibold">{text('plateExam.option.forms')}</p>
      {names.map((name) => (
        <div key={name} className="flex min-w-0 items-start gap-2">
          <div className="min-w-0 flex-1">
            <WordsFields
              label={name}
              hint={text('plateExam.option.formHint', { code: `{${blank}:${name}}` })}
              words={formIn(option, name)}
              max={OPTION_FORM_MAX_CHARACTERS}
              onChange={(words, locale) =>
                onChange((now) => withForm(now, name, words ?? {}), `form/${name}/${locale}`)
              }
            />
          </div>
          <IconButton
            size="sm"
            label={text('plateExam.option.removeForm', { name })}
            icon={<Trash2Icon />}
            onClick={() => {
              setBegun(begun.filter((one) => one !== name))
              onChange((now) => withForm(now, name, {}), `form/remove/${name}`)
            }}
          />
        </div>
      ))}
      <Button
        size="sm"
        className="justify-self-start"
        icon={<PlusIcon />}
        disabled={names.length >= OPTION_FORMS_MAX}
        onClick={() => setBegun([...begun, freeId('form', new Set(names))])}
      >
        {text('plateExam.option.addForm')}
      </Button>
    </div>
  )
}

const formIn = ({ forms }: BlankOption, name: string): Words =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const word = forms?.[locale]?.[name]
      return word === undefined ? [] : [[locale, word]]
    }),
  )

/**
 * Sets the form in the languages that have a text and removes it in the others; a language without forms is
 * removed.
 */
function withForm(option: BlankOption, name: string, words: Words): BlankOption {
  const forms = Object.fromEntries(
    LOCALES.flatMap((locale): [Locale, Readonly<Record<string, string>>][] => {
      const { [name]: _, ...others } = option.forms?.[locale] ?? {}
      const word = words[locale]
      const all = word === undefined ? others : { ...others, [name]: word }
      return Object.keys(all).length > 0 ? [[locale, all]] : []
    }),
  )
  return put(option, 'forms', Object.keys(forms).length > 0 ? forms : undefined)
}
