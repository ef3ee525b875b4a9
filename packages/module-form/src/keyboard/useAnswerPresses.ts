import { type AnswerKey, type BegunAnswer, pressAnswer } from '@pandok/module-engine'
import { type KeyboardEvent, useRef, useState } from 'react'
import { hasModifier, isComposing, pressedKey } from './pressedKey.ts'

/** Reads the keys of a question's answers, one after another if an answer has several. */
export function useAnswerPresses(
  answers: readonly AnswerKey[],
  onAnswer: (id: string, insteadOf: string | undefined) => void,
  /** Called after an answer that no further key can change into another one. */
  onAnswered?: ((answers: readonly AnswerKey[]) => void) | undefined,
) {
  const begun = useRef<BegunAnswer>(undefined)
  const [typed, setTyped] = useState('')

  function keep(next: BegunAnswer | undefined, isWaiting: boolean) {
    begun.current = next
    setTyped(next && isWaiting ? next.typed : '')
  }

  function forget() {
    if (begun.current) keep(undefined, false)
  }

  return {
    /** The keys of an answer that isn't complete yet. */
    typed,
    /** Returns whether the key was used. */
    press(event: KeyboardEvent): boolean {
      if (isComposing(event) || hasModifier(event)) return false
      const key = pressedKey(event)
      const pressed =
        key === undefined ? undefined : pressAnswer(answers, begun.current, key, event.timeStamp)
      if (!pressed) return false
      keep(pressed.begun, pressed.chosen === undefined)
      if (pressed.chosen !== undefined) {
        onAnswer(pressed.chosen, pressed.insteadOf)
        if (!pressed.begun) onAnswered?.(answers)
      }
      return true
    },
    /** Most other keys complete the answer, but Shift belongs to the next letter. */
    endBy(event: KeyboardEvent) {
      if (event.key !== 'Shift' && event.key !== 'CapsLock') forget()
    },
    forget,
  }
}
