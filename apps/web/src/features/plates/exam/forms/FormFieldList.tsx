import { freeId } from '@pandok/board'
import { type ExamForm, FORM_FIELDS_MAX, wordsIn } from '@pandok/domain'
import { Button, PlusIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import { focusPath } from '#shared/fields/focusPath.ts'
import type { ChangeForm } from './ChangeForm.ts'
import { FormFieldCard } from './FormFieldCard.tsx'

interface FormFieldListProps {
  form: ExamForm
  path: readonly (string | number)[]
  onChange: ChangeForm
}

export function FormFieldList({ form, path, onChange }: FormFieldListProps) {
  const text = useText()
  const { fields } = form

  function add() {
    const id = freeId('field', new Set(fields.map((field) => field.id)))
    const label = { [text.locale]: text('plateExam.forms.newField') }
    onChange(
      (now) => ({ ...now, fields: [...now.fields, { id, label, source: { of: 'findings' }, words: {} }] }),
      `field/add/${id}`,
    )
    focusPath([...path, 'fields', fields.length])
  }

  return (
    <div className="grid gap-2">
      {fields.map((field, at) => (
        <Disclosure key={field.id} label={wordsIn(field.label, text.locale) || field.id}>
          <FormFieldCard
            form={form}
            field={field}
            path={[...path, 'fields', at]}
            onChange={(update, name) =>
              onChange(
                (now) => ({
                  ...now,
                  fields: now.fields.map((one) => (one.id === field.id ? update(one) : one)),
                }),
                `field/${field.id}/${name}`,
              )
            }
            onRemove={() =>
              onChange(
                (now) => ({ ...now, fields: now.fields.filter(({ id }) => id !== field.id) }),
                `field/remove/${field.id}`,
              )
            }
          />
        </Disclosure>
      ))}
      <Button
        size="sm"
        className="justify-self-start"
        icon={<PlusIcon />}
        disabled={fields.length >= FORM_FIELDS_MAX}
        onClick={add}
      >
        {text('plateExam.forms.addField')}
      </Button>
    </div>
  )
}
