import type { Snapshot } from '@pandok/module-engine'
import { useSyncExternalStore } from 'react'
import { today } from '#platform/today.ts'
import type { ModuleEditor } from '../state/ModuleEditor.ts'
import { useEditor } from '../state/useEditor.ts'
import { createTestSession, type TestRun, type TestSession } from './createTestSession.ts'

const sessions = new WeakMap<ModuleEditor, TestSession>()

function testSessionOf(editor: ModuleEditor): TestSession {
  const known = sessions.get(editor)
  if (known) return known
  const session = createTestSession(editor, today)
  sessions.set(editor, session)
  return session
}

export const useTestSession = (): TestSession => testSessionOf(useEditor())

/**
 * The current run; the component renders again when the module or the loaded test changes, not at every key
 * press.
 */
export function useTestRun(): TestRun | undefined {
  const tests = useTestSession()
  return useSyncExternalStore(tests.subscribe, tests.read)
}

/** A session's snapshot; the component renders again at every change. */
export function useSnapshot({ session }: TestRun): Snapshot {
  return useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.snapshot(),
  )
}
