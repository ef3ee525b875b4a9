import { type ExamForm, type Finding, wordsIn } from '@pandok/domain'
import { Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import type { ChangeFinding } from './ChangeFinding.ts'

interface FormCodesProps {
  finding: Finding
  forms: readonly ExamForm[]
  onChange: ChangeFinding
}

/** The code of the finding in each form that lists findings, chosen from the form's own list. */
export function FormCodes({ finding, forms, onChange }: FormCodesProps) {
  const text = useText()
  return forms.map((form) => {
    const words = Object.assign(
      {},
      ...form.fields.map(({ source, words: own }) => (source.of === 'findings' ? own : {})),
    )
    const codes = Object.entries(words as ExamForm['fields'][number]['words'])
    const chosen = finding.codes?.[form.id]
    if (codes.length === 0 && chosen === undefined) return null
    return (
      <Select
        key={form.id}
        label={text('plateExam.meaning.code', { form: wordsIn(form.name, text.locale) || form.id })}
        value={chosen ?? ''}
        onChange={({ target: { value } }) =>
          onChange(
            (now) => withCode(now, form.id, value === '' ? undefined : value),
            `code/${form.id}/${value}`,
          )
        }
      >
        <option value="">{text('plateExam.meaning.noCode')}</option>
        {chosen !== undefined && !codes.some(([code]) => code === chosen) ? (
          <option value={chosen}>{chosen}</option>
        ) : null}
        {codes.map(([code, said]) => (
          <option key={code} value={code}>
            {wordsIn(said, text.locale) || code}
          </option>
        ))}
      </Select>
    )
  })
}

function withCode(finding: Finding, form: string, code: string | undefined): Finding {
  const codes = put<Record<string, string>, string>({ ...finding.codes }, form, code)
  return put(finding, 'codes', Object.keys(codes).length > 0 ? codes : undefined)
}
