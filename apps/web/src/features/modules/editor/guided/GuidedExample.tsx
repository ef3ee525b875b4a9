import { guidedModule } from '@pandok/i18n'
import { Anchor, Button, buttonClass, cx, IconButton, XIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import type { EditorPart, ModuleEditor } from '../state/ModuleEditor.ts'
import { useEditor, useEditorState } from '../state/useEditor.ts'
import { useTestRun, useTestSession } from '../test/useTestSession.ts'
import {
  buildStep,
  choiceIn,
  GUIDED_STEPS,
  type GuidedStep,
  guidedStep,
  PART_OF,
  sizeIn,
} from './guidedSteps.ts'
import { useHasResult } from './useHasResult.ts'

interface GuidedExampleProps {
  isStored: boolean
  onSave: () => void
  onLeave: () => void
}

/**
 * Builds a module step by step, by hand or with a button. It can be left at any time, and what was built
 * stays.
 */
export function GuidedExample({ isStored, onSave, onLeave }: GuidedExampleProps) {
  const text = useText()
  const definition = useEditorState((state) => state.definition)
  const hasResult = useHasResult()
  const step = guidedStep({ definition, hasResult, isStored })
  const doIt = useStep(onSave)
  const number = step ? GUIDED_STEPS.indexOf(step) + 1 : GUIDED_STEPS.length
  return (
    <section
      aria-label={text('guided.title')}
      className="grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-2 rounded-xl border border-accent-line bg-accent-soft px-4 py-3 sm:grid-cols-[1fr_auto_auto]"
    >
      <div role="status" className="grid min-w-0 gap-1">
        <p className="text-xs font-semibold text-accent-text">
          {text('guided.title')} · {text('guided.step', { number, total: GUIDED_STEPS.length })}
        </p>
        <p className="font-bold">{text(step ? `guided.${step}.title` : 'guided.done.title')}</p>
        <p className="max-w-prose text-sm">{text(step ? `guided.${step}.text` : 'guided.done.text')}</p>
      </div>
      {step ? (
        <Button
          size="sm"
          variant="primary"
          className="max-sm:order-last max-sm:col-span-2 sm:self-center"
          onClick={() => doIt(step)}
        >
          {text(step === 'save' ? 'ui.save' : 'guided.doIt')}
        </Button>
      ) : (
        <Anchor
          href="/program/plate"
          className={cx(
            buttonClass({ size: 'sm', variant: 'primary' }),
            'max-sm:order-last max-sm:col-span-2 sm:self-center',
          )}
        >
          {text('guided.toPlates')}
        </Anchor>
      )}
      <IconButton size="sm" label={text('guided.leave')} icon={<XIcon />} onClick={onLeave} />
    </section>
  )
}

function useStep(onSave: () => void): (step: GuidedStep) => void {
  const text = useText()
  const editor = useEditor()
  const tests = useTestSession()
  const run = useTestRun()
  return (step) => {
    if (step === 'try') {
      const { definition } = editor.read()
      const [size, choice] = [sizeIn(definition), choiceIn(definition)]
      if (size) run?.session.set({ id: size.id }, '12')
      if (choice) run?.session.set({ id: choice.id }, choice.options.at(-1)?.id)
      if (size) tests.requestFocus({ id: size.id })
      return
    }
    if (step === 'save') {
      editor.changeHead((head) =>
        head.name === '' ? { ...head, name: guidedModule.name[text.locale] } : head,
      )
      onSave()
      return
    }
    editor.change((definition) => buildStep(step, definition))
    showBuilt(editor, step)
  }
}

/** Opens what was built, so that the member sees where to build it by hand. */
function showBuilt(editor: ModuleEditor, step: GuidedStep): void {
  const part = PART_OF[step] satisfies EditorPart | undefined
  if (part) editor.select({ part, index: editor.read().definition[part].length - 1 })
}
