import type { KeyRefusal } from '@pandok/domain'
import { keysOf, VIEWER_COMMANDS, type ViewerCommandId, viewerCommandFor, withKey } from '@pandok/viewer'
import { useState } from 'react'
import { pressOf } from '#shared/commands/pressOf.ts'
import { useKeyRecorder } from '#shared/commands/useKeyRecorder.ts'
import { chooseKeys, useKeyChoices } from '../commands/keyChoices.ts'
import { checkViewerKey } from './checkViewerKey.ts'

type KeyProblem =
  | { kind: 'refused'; key: string; reason: KeyRefusal }
  | { kind: 'conflict'; key: string; other: ViewerCommandId }

interface Asked {
  id: ViewerCommandId
  problem?: KeyProblem
}

/** Gives the images' commands other keys, one at a time. */
export function useKeyAssigning() {
  const choices = useKeyChoices()
  const [asked, setAsked] = useState<Asked>()

  function give(id: ViewerCommandId, key: string) {
    chooseKeys(withKey(choices, id, key))
    setAsked(undefined)
  }
  function onKey(pressed: string) {
    if (!asked) return
    const { id } = asked
    // Both are Enter to every command.
    const key = pressed === 'NumpadEnter' ? 'Enter' : pressed
    const reason = checkViewerKey(key)
    if (reason) {
      setAsked({ id, problem: { kind: 'refused', key, reason } })
      return
    }
    const other = viewerCommandFor(key, choices)
    if (other === undefined || other === id) give(id, key)
    else setAsked({ id, problem: { kind: 'conflict', key, other } })
  }
  // A question waits for its answer, which may be given by keyboard.
  const isListening = asked !== undefined && asked.problem?.kind !== 'conflict'
  useKeyRecorder({ isOn: isListening, onKey, onEscape: () => setAsked(undefined), read: pressOf })

  return {
    choices,
    asked,
    isListening,
    ask: (id: ViewerCommandId) => setAsked({ id }),
    giveUp: () => setAsked(undefined),
    /** Whoever has the key loses it. */
    take() {
      if (asked?.problem?.kind === 'conflict') give(asked.id, asked.problem.key)
    },
    clear: (id: ViewerCommandId) => chooseKeys({ ...choices, [id]: [] }),
    reset(id: ViewerCommandId) {
      const { [id]: _, ...others } = choices
      // What took one of its usual keys in the meantime gives it back.
      const usual: readonly string[] = VIEWER_COMMANDS[id].keys
      const entries = (Object.keys(others) as ViewerCommandId[]).map((other) => [
        other,
        keysOf(other, others).filter((key) => !usual.includes(key)),
      ])
      chooseKeys(Object.fromEntries(entries))
    },
    resetAll: () => chooseKeys({}),
    restore: chooseKeys,
  }
}

export type KeyAssigning = ReturnType<typeof useKeyAssigning>
