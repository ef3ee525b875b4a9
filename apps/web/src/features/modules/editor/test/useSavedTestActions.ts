import type { SavedTest } from '@pandok/module-engine'
import { toast } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { today } from '#platform/today.ts'
import { useEditor } from '../state/useEditor.ts'
import type { TestRun } from './createTestSession.ts'
import { expectationOf, expectedKinds, observe } from './expectationOf.ts'
import { enteredOf, givenOf } from './givenOf.ts'
import { useTestSession } from './useTestSession.ts'

export interface SavedTestActions {
  load(test: SavedTest): void
  add(test: SavedTest): void
  rename(index: number, name: string): void
  /** Replaces the answers by the present ones; the kinds of results that it expects stay the same. */
  update(index: number): void
  remove(index: number): void
}

export function useSavedTestActions(run: TestRun): SavedTestActions {
  const text = useText()
  const editor = useEditor()
  const tests = useTestSession()

  const change = (update: (saved: readonly SavedTest[]) => SavedTest[]) =>
    editor.change((definition) => ({ ...definition, tests: update(definition.tests) }))
  const replace = (index: number, update: (test: SavedTest) => SavedTest) =>
    change((saved) => saved.map((test, at) => (at === index ? update(test) : test)))
  const nameAt = (index: number) => editor.read().definition.tests[index]?.name ?? ''

  return {
    load(test) {
      tests.load(enteredOf(test.given))
      toast({ tone: 'info', title: text('moduleRun.tests.loaded', { name: test.name }) })
    },
    add(test) {
      change((saved) => [...saved, test])
      toast({ tone: 'success', title: text('moduleRun.tests.saved', { name: test.name }) })
    },
    rename: (index, name) => replace(index, (test) => ({ ...test, name })),
    update(index) {
      const given = givenOf(run.session.entered())
      replace(index, (test) => {
        const kept = expectedKinds(test.expect)
        const observed = observe(run.module, given, { today: today(), locales: kept.outputs })
        return { ...test, given, expect: expectationOf(observed, kept) }
      })
      toast({ tone: 'success', title: text('moduleRun.tests.updated', { name: nameAt(index) }) })
    },
    remove(index) {
      const name = nameAt(index)
      change((saved) => saved.filter((_, at) => at !== index))
      toast({
        title: text('moduleRun.tests.deleted', { name }),
        action: { label: text('moduleRun.tests.undo'), onPress: () => editor.undo() },
      })
    },
  }
}
