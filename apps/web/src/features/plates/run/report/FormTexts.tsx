import { formText } from '@pandok/board'
import { type Exam, type ExamForm, type Locale, typedKeys, wordsIn } from '@pandok/domain'
import { Button, CopyIcon, Select, toast } from '@pandok/ui'
import { useState } from 'react'
import { copyText } from '#platform/clipboard/copyText.ts'
import { type Text, useText } from '#platform/text/text.ts'
import { useRunState, useRunWorkspace } from '../RunWorkspaceFrame.ts'
import { ownCopy } from './ownCopy.ts'

/** The forms of the exam, such as sheets for another department, each copied separately. */
export function FormTexts() {
  const { exam } = useRunWorkspace().plate
  return exam?.forms?.map((form) => <FormTextBlock key={form.id} exam={exam} form={form} />) ?? null
}

/** An authority's form has its own language, whatever the report's language is. */
function localeFor({ layout }: ExamForm, requested: Locale): Locale {
  if (layout[requested]?.trim()) return requested
  return typedKeys(layout).find((locale) => layout[locale]?.trim()) ?? requested
}

function FormTextBlock({ exam, form }: { exam: Exam; form: ExamForm }) {
  const text = useText()
  const state = useRunState((now) => now)
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const locale = localeFor(form, text.locale)
  const name = wordsIn(form.name, text.locale) || text('plateExam.forms.new')
  const filled = formText(state, exam, form, { locale, answers })
  const asked = form.fields.filter(
    ({ id }) => answers[id] !== undefined || filled.questions.some(({ field }) => field === id),
  )
  const isBlocked = state.concerns.some(({ level }) => level === 'block')

  return (
    <section aria-label={name} className="grid gap-2">
      <h3 className="text-sm font-semibold">{name}</h3>
      {filled.text === '' ? (
        <p className="text-sm text-muted">{text('report.preview.empty')}</p>
      ) : (
        <>
          {asked.map((field) => (
            <AskedSelect
              key={field.id}
              field={field}
              formName={name}
              locale={locale}
              answer={answers[field.id]}
              onAnswer={(answer) => {
                const { [field.id]: _, ...others } = answers
                setAnswers(answer === '' ? others : { ...others, [field.id]: answer })
              }}
            />
          ))}
          <pre
            lang={locale}
            className="rounded-md border border-line bg-sunken p-3 font-mono text-sm whitespace-pre-wrap [overflow-wrap:anywhere]"
          >
            {filled.text}
          </pre>
          {isBlocked ? <p className="text-sm text-danger-text">{text('report.form.blocked')}</p> : null}
          <Button
            size="sm"
            className="justify-self-start"
            icon={<CopyIcon />}
            disabled={isBlocked || filled.questions.length > 0}
            onClick={() => void copyForm(filled.text, name, text)}
          >
            {text('report.form.copy', { name })}
          </Button>
        </>
      )}
    </section>
  )
}

async function copyForm(words: string, name: string, text: Text): Promise<void> {
  const { isDone } = await copyText(words)
  if (isDone) ownCopy.keep(words)
  toast(
    isDone
      ? { tone: 'success', title: text('report.form.copied', { name }) }
      : { tone: 'danger', title: text('report.form.failed') },
  )
}

interface AskedSelectProps {
  field: ExamForm['fields'][number]
  formName: string
  locale: Locale
  answer: string | undefined
  onAnswer: (answer: string) => void
}

/** A question of the form that the report doesn't answer. */
function AskedSelect({ field: { words, ask }, formName, locale, answer, onAnswer }: AskedSelectProps) {
  const text = useText()
  const question = ask?.question ?? {}
  return (
    <Select
      label={wordsIn(question, text.locale) || wordsIn(question, locale) || formName}
      value={answer ?? ''}
      onChange={({ target }) => onAnswer(target.value)}
    >
      <option value="">{text('report.form.choose')}</option>
      {[...new Set(Object.values(words).flatMap((one) => one[locale] ?? []))].map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </Select>
  )
}
