import { type KeyRefusal, typedKeys } from '@pandok/domain'
import { keysOf, VIEWER_COMMANDS, type ViewerCommandId, viewerCommandFor, withKey } from '@pandok/viewer'
import { useState } from 'react'
import { pressOf } from '#shared/commands/pressOf.ts'
import { useKeyRecorder } from '#shared/commands/useKeyRecorder.ts'
import { chooseKeys, useKeyChoices } from '../commands/keyChoices.ts'
import { checkViewerKey } from './checkViewerKey.ts'

type KeyProblem =
  | { kind: 'refused'; key: string; reason: KeyRefusal }
  | { kind: 'conflict'; key: string; other: ViewerCommandId }

interface KeyRequest {
  id: ViewerCommandId
  problem?: KeyProblem
}

/** Assigns other keys to image commands, one at a time. */
export function useKeyAssigning() {
  const choices = useKeyChoices()
  const [request, setRequest] = useState<KeyRequest>()

  function give(id: ViewerCommandId, key: string) {
    chooseKeys(withKey(choices, id, key))
    setRequest(undefined)
  }
  function onKey(pressed: string) {
    if (!request) return
    const { id } = request
    // Commands treat both Enter keys as one.
    const key = pressed === 'NumpadEnter' ? 'Enter' : pressed
    const reason = checkViewerKey(key)
    if (reason) {
      setRequest({ id, problem: { kind: 'refused', key, reason } })
      return
    }
    const other = viewerCommandFor(key, choices)
    if (other === undefined || other === id) give(id, key)
    else setRequest({ id, problem: { kind: 'conflict', key, other } })
  }
  // A conflict is resolved with buttons, which may be pressed by keyboard.
  const isListening = request !== undefined && request.problem?.kind !== 'conflict'
  useKeyRecorder({ isOn: isListening, onKey, onEscape: () => setRequest(undefined), read: pressOf })

  return {
    choices,
    request,
    isListening,
    ask: (id: ViewerCommandId) => setRequest({ id }),
    giveUp: () => setRequest(undefined),
    /** Takes the key from the command that has it. */
    take() {
      if (request?.problem?.kind === 'conflict') give(request.id, request.problem.key)
    },
    clear: (id: ViewerCommandId) => chooseKeys({ ...choices, [id]: [] }),
    reset(id: ViewerCommandId) {
      const { [id]: _, ...others } = choices
      // A command that took one of these default keys in the meantime loses it.
      const usual: readonly string[] = VIEWER_COMMANDS[id].keys
      const entries = typedKeys(others).map((other) => [
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
