import { TESTS_MAX } from '@pandok/module-engine'
import { Button, PlusIcon } from '@pandok/ui'
import { useId, useState } from 'react'
import { type Text, useText } from '#platform/text/text.ts'
import { useEditorState } from '../state/useEditor.ts'
import type { TestRun } from './createTestSession.ts'
import { SavedTestRow } from './SavedTestRow.tsx'
import { SaveTestDialog } from './SaveTestDialog.tsx'
import { useSavedTestActions } from './useSavedTestActions.ts'
import { useTestOutcomes } from './useTestOutcomes.ts'

/** Saved tests with their outcomes, which are updated at every change of the module. */
export function SavedTests({ run }: { run: TestRun }) {
  const text = useText()
  const id = useId()
  const saved = useEditorState(({ definition }) => definition.tests)
  const outcomes = useTestOutcomes(run.module)
  const actions = useSavedTestActions(run)
  const [isSaving, setSaving] = useState(false)
  // A test that was just added or moved has no outcome yet.
  const outcomeAt = (index: number) =>
    outcomes[index]?.name === saved[index]?.name ? outcomes[index] : undefined
  const passed = saved.filter((_, index) => outcomeAt(index)?.passed).length

  return (
    <section aria-labelledby={id} className="grid gap-3 border-t border-line pt-4">
      <header className="flex flex-wrap items-center gap-2">
        <h3 id={id} className="text-base font-semibold">
          {text('moduleRun.tests.title')}
        </h3>
        <p role="status" className="flex-1 text-sm text-muted">
          {passedText(passed, saved.length, text)}
        </p>
        <SaveButton count={saved.length} onSave={() => setSaving(true)} />
      </header>
      {saved.length === 0 ? (
        <p className="text-sm text-muted">{text('moduleRun.tests.none')}</p>
      ) : (
        <ul className="grid gap-1.5">
          {saved.map((test, index) => (
            <SavedTestRow
              // biome-ignore lint/suspicious/noArrayIndexKey: tests have no id, and names may repeat
              key={index}
              test={test}
              outcome={outcomeAt(index)}
              run={run}
              onLoad={() => actions.load(test)}
              onRename={(name) => actions.rename(index, name)}
              onUpdate={() => actions.update(index)}
              onRemove={() => actions.remove(index)}
            />
          ))}
        </ul>
      )}
      {isSaving ? (
        <SaveTestDialog
          run={run}
          suggestedName={text('moduleRun.tests.suggestedName', { number: saved.length + 1 })}
          onClose={() => setSaving(false)}
          onSave={(test) => {
            actions.add(test)
            setSaving(false)
          }}
        />
      ) : null}
    </section>
  )
}

function passedText(passed: number, total: number, text: Text): string | null {
  if (total === 0) return null
  return passed === total
    ? text('moduleRun.tests.allPassed', { count: total })
    : text('moduleRun.tests.summary', { passed, total })
}

function SaveButton({ count, onSave }: { count: number; onSave: () => void }) {
  const text = useText()
  const isFull = count >= TESTS_MAX
  return (
    <Button
      size="sm"
      icon={<PlusIcon />}
      disabled={isFull}
      title={isFull ? text('moduleRun.tests.full', { count: TESTS_MAX }) : undefined}
      onClick={onSave}
    >
      {text('moduleRun.tests.save')}
    </Button>
  )
}
