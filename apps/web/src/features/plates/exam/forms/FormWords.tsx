import { freeId } from '@pandok/board'
import { FORM_ANSWERS_MAX, type FormField, PHRASE_MAX_CHARACTERS, type Words } from '@pandok/domain'
import { Button, IconButton, PlusIcon, Trash2Icon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { WordsFields } from '../WordsFields.tsx'
import type { ChangeField } from './ChangeField.ts'

interface FormWordsProps {
  field: FormField
  /** The possible answers; findings have the names that the form gives them instead. */
  answers: readonly { id: string; name: string }[]
  onChange: ChangeField
}

export function FormWords({ field, answers, onChange }: FormWordsProps) {
  const text = useText()
  const isNaming = field.source.of === 'findings'
  const codes = Object.keys(field.words)
  const shown = isNaming
    ? codes.map((id, at) => ({ id, label: text('plateExam.forms.code', { number: at + 1 }) }))
    : answers.map(({ id, name }) => ({ id, label: text('plateExam.forms.wordsOf', { answer: name }) }))

  const write = (id: string, words: Words | undefined, name: string) =>
    onChange(
      (now) => ({ ...now, words: put<Record<string, Words>, string>({ ...now.words }, id, words) }),
      `words/${id}/${name}`,
    )

  return (
    <div className="grid gap-2">
      <p className="text-sm font-semibold">{text('plateExam.forms.words')}</p>
      {shown.map(({ id, label }, at) => (
        <div key={id} className="flex min-w-0 items-start gap-2">
          <div className="min-w-0 flex-1">
            <WordsFields
              label={label}
              words={field.words[id]}
              max={PHRASE_MAX_CHARACTERS}
              onChange={(words, locale) => write(id, isNaming ? (words ?? {}) : words, locale)}
            />
          </div>
          {isNaming ? (
            <IconButton
              size="sm"
              label={text('plateExam.forms.removeCode', { number: at + 1 })}
              icon={<Trash2Icon />}
              onClick={() => write(id, undefined, 'remove')}
            />
          ) : null}
        </div>
      ))}
      {isNaming ? (
        <Button
          size="sm"
          variant="quiet"
          className="justify-self-start"
          icon={<PlusIcon />}
          disabled={codes.length >= FORM_ANSWERS_MAX}
          onClick={() => write(freeId('finding', new Set(codes)), {}, 'add')}
        >
          {text('plateExam.forms.addCode')}
        </Button>
      ) : null}
    </div>
  )
}
