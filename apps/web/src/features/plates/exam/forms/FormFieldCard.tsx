import {
  BLANK_LABEL_MAX_CHARACTERS,
  type ExamForm,
  type FormField,
  type FormSource,
  PHRASE_MAX_CHARACTERS,
  wordsIn,
} from '@pandok/domain'
import { Select } from '@pandok/ui'
import { useBoardState } from '#features/plates/editor/useBoard.ts'
import { Choices } from '#features/plates/logic/Choices.tsx'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { CardHead } from '../CardHead.tsx'
import { cellFields, examBlankFields } from '../examFields.ts'
import { WordsFields } from '../WordsFields.tsx'
import type { ChangeField } from './ChangeField.ts'
import { FormWords } from './FormWords.tsx'

type AnsweredField = ReturnType<typeof cellFields>[number]

const SOURCES = ['blank', 'findings', 'answers', 'assessment'] as const

interface FormFieldCardProps {
  form: ExamForm
  field: FormField
  path: readonly (string | number)[]
  onChange: ChangeField
  onRemove: () => void
}

/** One field of a form: its source, and its text for each answer. */
export function FormFieldCard({ field, path, onChange, onRemove }: FormFieldCardProps) {
  const text = useText()
  const { cells, exam } = useBoardState(({ plate }) => plate)
  const ofCells = cellFields(cells, text).filter(({ answers }) => answers.length > 0)
  const ofExam = examBlankFields(exam, text).filter(({ answers }) => answers.length > 0)
  const { source } = field
  const name = wordsIn(field.label, text.locale) || field.id
  const offered = source.of === 'blank' ? ofExam : ofCells
  const answers = answersOf()

  function answersOf(): readonly { id: string; name: string }[] {
    if (source.of === 'assessment') {
      const named = ofCells.find(({ id }) => id === exam?.assessment?.value)?.answers ?? []
      return (exam?.assessment?.order ?? []).map(
        (id) => named.find((one) => one.id === id) ?? { id, name: id },
      )
    }
    return 'blank' in source ? (offered.find(({ id }) => id === source.blank)?.answers ?? []) : []
  }

  function chooseSource(of: FormSource['of']) {
    const blank = (of === 'blank' ? ofExam : ofCells)[0]?.id ?? ''
    const next: FormSource = of === 'blank' || of === 'answers' ? { of, blank } : { of }
    onChange((now) => put({ ...now, source: next, words: {} }, 'ask', undefined), `source/${of}`)
  }

  return (
    <div className="grid gap-3 rounded-md bg-sunken p-2">
      <CardHead removeLabel={text('plateExam.forms.removeField', { name })} onRemove={onRemove}>
        <WordsFields
          label={text('plateExam.forms.fieldName')}
          words={field.label}
          max={BLANK_LABEL_MAX_CHARACTERS}
          onChange={(label = {}, locale) => onChange((now) => ({ ...now, label }), `label/${locale}`)}
          path={pathName(path)}
        />
      </CardHead>
      <SourceSelect of={source.of} onChoose={chooseSource} />
      {'blank' in source ? <BlankSelect source={source} offered={offered} onChange={onChange} /> : null}
      <FormWords field={field} answers={answers} onChange={onChange} />
      <WordsFields
        label={text('plateExam.forms.none')}
        words={field.none}
        max={PHRASE_MAX_CHARACTERS}
        onChange={(words, locale) => onChange((now) => put(now, 'none', words), `none/${locale}`)}
      />
      <PerAnswer {...{ field, onChange }} fields={ofCells} />
      <AskedFor {...{ field, answers, onChange }} />
    </div>
  )
}

interface BlankSelectProps {
  source: Extract<FormSource, { blank: string }>
  offered: readonly AnsweredField[]
  onChange: ChangeField
}

/** The blank whose answer is written; one that no longer exists is shown by its id. */
function BlankSelect({ source, offered, onChange }: BlankSelectProps) {
  const text = useText()
  return (
    <Select
      label={text('plateExam.forms.blank')}
      value={source.blank}
      onChange={({ target }) =>
        onChange(
          (now) => ({ ...now, source: { ...source, blank: target.value }, words: {} }),
          `blank/${target.value}`,
        )
      }
    >
      {offered.some(({ id }) => id === source.blank) ? null : (
        <option value={source.blank}>{source.blank || text('plateExam.gathers.choose')}</option>
      )}
      {offered.map((one) => (
        <option key={one.id} value={one.id}>
          {one.name}
        </option>
      ))}
    </Select>
  )
}

interface SourceSelectProps {
  of: FormSource['of']
  onChoose: (of: FormSource['of']) => void
}

function SourceSelect({ of: chosen, onChoose }: SourceSelectProps) {
  const text = useText()
  return (
    <Select
      label={text('plateExam.forms.source')}
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
    >
      {SOURCES.map((of) => (
        <option key={of} value={of}>
          {text(`plateExam.forms.source.${of}`)}
        </option>
      ))}
    </Select>
  )
}

interface PerAnswerProps {
  field: FormField
  fields: readonly AnsweredField[]
  onChange: ChangeField
}

/** One field per answer of a blank, and the answers that stand for all of them. */
function PerAnswer({ field, fields, onChange }: PerAnswerProps) {
  const text = useText()
  const { per } = field
  const perField = fields.find(({ id }) => id === per?.blank)
  return (
    <>
      {field.source.of === 'findings' || field.source.of === 'answers' ? (
        <Select
          label={text('plateExam.forms.per')}
          value={per?.blank ?? ''}
          onChange={({ target: { value } }) => {
            const keys = fields.find(({ id }) => id === value)?.answers.map(({ id }) => id) ?? []
            onChange(
              (now) => put(now, 'per', value === '' ? undefined : { blank: value, keys, all: [] }),
              `per/${value}`,
            )
          }}
        >
          <option value="">{text('plateExam.forms.noPer')}</option>
          {fields.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </Select>
      ) : null}
      {per && perField ? (
        <Choices
          label={text('plateExam.forms.all')}
          items={perField.answers}
          chosen={per.all}
          onChange={(all) => {
            const keys = perField.answers.map(({ id }) => id).filter((id) => !all.includes(id))
            onChange(
              (now) => (now.per ? { ...now, per: { ...now.per, keys, all } } : now),
              `all/${all.join()}`,
            )
          }}
        />
      ) : null}
    </>
  )
}

interface AskedForProps {
  field: FormField
  answers: AnsweredField['answers']
  onChange: ChangeField
}

/** The answers that need a question to the reader, and the question. */
function AskedFor({ field: { ask }, answers, onChange }: AskedForProps) {
  const text = useText()
  return (
    <>
      {answers.length > 0 ? (
        <Choices
          label={text('plateExam.forms.ask')}
          items={answers}
          chosen={ask?.for ?? []}
          onChange={(ids) =>
            onChange(
              (now) =>
                put(now, 'ask', ids.length > 0 ? { for: ids, question: now.ask?.question ?? {} } : undefined),
              `ask/${ids.join()}`,
            )
          }
        />
      ) : null}
      {ask ? (
        <WordsFields
          label={text('plateExam.forms.question')}
          words={ask.question}
          max={PHRASE_MAX_CHARACTERS}
          onChange={(question = {}, locale) =>
            onChange(
              (now) => (now.ask ? { ...now, ask: { ...now.ask, question } } : now),
              `question/${locale}`,
            )
          }
        />
      ) : null}
    </>
  )
}
