import {
  BLANK_LABEL_MAX_CHARACTERS,
  EXAM_FORMS_MAX,
  type ExamForm,
  FORM_LAYOUT_MAX_CHARACTERS,
  wordsIn,
} from '@pandok/domain'
import { Button, IconButton, PlusIcon, Trash2Icon } from '@pandok/ui'
import type { ChangeExam } from '#features/plates/exam/ChangeExam.ts'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { focusPath, pathName } from '#shared/fields/focusPath.ts'
import { WordsFields } from '../WordsFields.tsx'
import type { ChangeForm } from './ChangeForm.ts'
import { FormFieldList } from './FormFieldList.tsx'

const PATH = ['exam', 'forms']

/** Further texts of the same report, such as sheets for another department. */
export function FormList({ forms, onChange }: { forms: readonly ExamForm[]; onChange: ChangeExam }) {
  const text = useText()

  const write = (update: (list: readonly ExamForm[]) => readonly ExamForm[], field: string) =>
    onChange((now) => {
      const next = update(now.forms ?? [])
      return put(now, 'forms', next.length > 0 ? next : undefined)
    }, `forms/${field}`)

  function add() {
    const id = crypto.randomUUID()
    const name = { [text.locale]: text('plateExam.forms.new') }
    write((list) => [...list, { id, name, fields: [], layout: {} }], `add/${id}`)
    focusPath([...PATH, forms.length, 'name'])
  }

  return (
    <div className="grid gap-2">
      <h4 className="text-sm font-semibold">{text('plateExam.forms.title')}</h4>
      <p className="text-xs text-muted">{text('plateExam.forms.hint')}</p>
      {forms.map((form, at) => (
        <FormCard
          key={form.id}
          form={form}
          path={[...PATH, at]}
          onChange={(update, field) =>
            write(
              (list) => list.map((one) => (one.id === form.id ? update(one) : one)),
              `${form.id}/${field}`,
            )
          }
          onRemove={() => write((list) => list.filter(({ id }) => id !== form.id), `remove/${form.id}`)}
        />
      ))}
      <Button
        size="sm"
        className="justify-self-start"
        icon={<PlusIcon />}
        disabled={forms.length >= EXAM_FORMS_MAX}
        onClick={add}
      >
        {text('plateExam.forms.add')}
      </Button>
    </div>
  )
}

interface FormCardProps {
  form: ExamForm
  path: readonly (string | number)[]
  onChange: ChangeForm
  onRemove: () => void
}

function FormCard({ form, path, onChange, onRemove }: FormCardProps) {
  const text = useText()
  const name = wordsIn(form.name, text.locale) || form.id
  const codes = form.fields.flatMap(({ id, per }) =>
    per ? per.keys.map((key) => `{${id}:${key}}`) : [`{${id}}`],
  )
  return (
    <fieldset aria-label={name} className="grid min-w-0 gap-3 rounded-lg border border-line bg-raised p-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <WordsFields
            label={text('plateExam.forms.name')}
            words={form.name}
            max={BLANK_LABEL_MAX_CHARACTERS}
            onChange={(words = {}, locale) => onChange((now) => ({ ...now, name: words }), `name/${locale}`)}
            path={pathName([...path, 'name'])}
          />
        </div>
        <IconButton
          size="sm"
          label={text('plateExam.forms.remove', { name })}
          icon={<Trash2Icon />}
          onClick={onRemove}
        />
      </div>
      <FormFieldList form={form} path={path} onChange={onChange} />
      <WordsFields
        isLong
        label={text('plateExam.forms.layout')}
        hint={codes.length > 0 ? text('plateExam.forms.layoutHint', { codes: codes.join(' ') }) : undefined}
        words={form.layout}
        max={FORM_LAYOUT_MAX_CHARACTERS}
        onChange={(words = {}, locale) => onChange((now) => ({ ...now, layout: words }), `layout/${locale}`)}
      />
    </fieldset>
  )
}
