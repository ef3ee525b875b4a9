import { type FormControls, ModuleForm } from '@pandok/module-form'
import { Button, EmptyState, FlaskConicalIcon, RotateCcwIcon, toast } from '@pandok/ui'
import { useEffect, useRef } from 'react'
import { formWords } from '#platform/text/formWords.ts'
import { useText } from '#platform/text/text.ts'
import { useEditorState } from '../state/useEditor.ts'
import type { TestRun } from './createTestSession.ts'
import { useTestSession } from './useTestSession.ts'

/** The live form. Answers are kept while the module is edited. */
export function TestForm({ run }: { run: TestRun }) {
  const text = useText()
  const tests = useTestSession()
  const name = useEditorState(({ head }) => head.name)
  const controls = useRef<FormControls>(null)
  const { definition } = run.module

  useEffect(() => {
    const lead = () => {
      const address = tests.takeRequestedFocus()
      // The focus waits one frame, because the pane may have to become visible first.
      if (address) requestAnimationFrame(() => controls.current?.focus(address))
    }
    lead()
    return tests.onFocusRequested(lead)
  }, [tests])

  if (definition.inputs.length === 0)
    return (
      <EmptyState
        level={3}
        className="!py-6"
        icon={<FlaskConicalIcon />}
        title={text('moduleRun.test.noInputs.title')}
        text={text('moduleRun.test.noInputs.text')}
      />
    )
  return (
    <section className="grid gap-3">
      <FormToolbar />
      <ModuleForm
        session={run.session}
        definition={definition}
        locale={text.locale}
        words={formWords(text)}
        label={text('moduleRun.form.label', { name: name || text('moduleRun.form.unnamed') })}
        showPoints
        controls={controls}
        onFinish={(isReady) => {
          if (isReady) toast({ tone: 'success', title: text('moduleRun.test.complete') })
        }}
      />
    </section>
  )
}

function FormToolbar() {
  const text = useText()
  const tests = useTestSession()
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      <p className="w-full text-xs text-muted">{text('moduleRun.test.keys')}</p>
      <Button size="sm" variant="quiet" icon={<RotateCcwIcon />} onClick={() => tests.load(undefined)}>
        {text('moduleRun.test.reset')}
      </Button>
    </div>
  )
}
