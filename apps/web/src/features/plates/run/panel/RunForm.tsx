import { EXAM_FILLING, type Filling } from '@pandok/board'
import type { AnswerKey } from '@pandok/module-engine'
import { type FormControls, ModuleForm } from '@pandok/module-form'
import type { Ref } from 'react'
import { formWords } from '#platform/text/formWords.ts'
import { useText } from '#platform/text/text.ts'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import { ClinicalNotice } from '#shared/library/ClinicalNotice.tsx'
import { Comparison } from '../priors/Comparison.tsx'
import { useEarlier } from '../priors/useEarlier.tsx'
import { useRunWorkspace } from '../RunWorkspaceFrame.ts'

interface RunFormProps {
  filling: Filling
  /** The form's name if its module has none: the cell's name. */
  title: string
  hasHeading: boolean
  controls: Ref<FormControls>
  onFinish: () => void
  onEnd: () => void
  onAnswered: (answers: readonly AnswerKey[]) => void
}

export function RunForm(props: RunFormProps) {
  const { filling, title, hasHeading, controls, onFinish, onEnd, onAnswered } = props
  const text = useText()
  const { onSource, entries } = useRunWorkspace()
  const earlier = useEarlier(filling)
  const name = filling.id === EXAM_FILLING ? text('plateRun.form.exam') : filling.name || title
  return (
    <section data-filling={filling.id} className="grid gap-2">
      {hasHeading ? <h4 className="text-sm font-semibold text-muted">{name}</h4> : null}
      {filling.kind === 'module' ? <Comparison filling={filling} title={title} /> : null}
      <ModuleForm
        key={filling.id}
        session={filling.session}
        definition={filling.definition}
        locale={text.locale}
        words={formWords(text)}
        label={text('moduleRun.form.label', { name })}
        leftOut={filling.shared}
        earlier={earlier}
        controls={controls}
        onSource={onSource}
        onFinish={onFinish}
        onEnd={onEnd}
        onAnswered={onAnswered}
      />
      {filling.definition.citations.length > 0 ? (
        <Disclosure label={text('library.notice.label')}>
          <ClinicalNotice definition={filling.definition} entry={entries.get(filling.id)} />
        </Disclosure>
      ) : null}
    </section>
  )
}
