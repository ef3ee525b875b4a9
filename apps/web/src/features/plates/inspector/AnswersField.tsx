import { examQuestions } from '@pandok/board'
import type { ExamAnswers, PlateContent } from '@pandok/domain'
import type { ModuleDefinition } from '@pandok/module-engine'
import { ModuleForm } from '@pandok/module-form'
import { useMemo } from 'react'
import { formWords } from '#platform/text/formWords.ts'
import { useText } from '#platform/text/text.ts'
import { answersOf } from '#shared/board/presets.ts'
import { put } from '#shared/fields/arrays.ts'
import { useBoardState } from '../editor/useBoard.ts'
import { useCellWork } from './CellContext.ts'
import { usePresetSession } from './usePresetSession.ts'

/** The answers that running the cell gives to blanks of the exam. */
export function AnswersField() {
  const plate = useBoardState((state) => state.plate)
  const definition = useMemo(() => askedQuestions(plate), [plate])
  if (definition.inputs.length === 0) return null
  return <AnswersForm key={definition.inputs.map(({ id }) => id).join()} definition={definition} />
}

/** Only blanks that some cell asks for can be answered. */
const askedQuestions = ({ exam, cells }: Pick<PlateContent, 'exam' | 'cells'>): ModuleDefinition => {
  const asked = new Set(cells.flatMap(({ asks = [] }) => asks))
  return examQuestions((exam?.blanks ?? []).filter(({ id }) => asked.has(id)))
}

const NONE: ExamAnswers = {}

function AnswersForm({ definition }: { definition: ModuleDefinition }) {
  const text = useText()
  const { cell, change } = useCellWork()
  const { session } = usePresetSession(definition, cell.answers ?? NONE, (next) =>
    change((now) => put(now, 'answers', next && answersOf(next)), 'answers'),
  )
  return (
    <fieldset className="grid gap-2">
      <legend className="text-sm font-medium">{text('plateExam.answers.label')}</legend>
      <p className="text-xs text-muted">{text('plateExam.answers.hint')}</p>
      <ModuleForm
        session={session}
        definition={definition}
        locale={text.locale}
        words={formWords(text)}
        label={text('plateExam.answers.label')}
        asksToConfirm={false}
      />
    </fieldset>
  )
}
