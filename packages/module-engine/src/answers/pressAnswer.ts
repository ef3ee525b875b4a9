import type { AnswerKey } from './AnswerKey.ts'

/** The time in which an answer that also begins another one can still be continued. */
export const ANSWER_PAUSE_MS = 1000

/** Keys that may be continued, and the time of the last one in milliseconds of any monotonic clock. */
export interface BegunAnswer {
  typed: string
  at: number
}

export interface AnswerPress {
  chosen?: string | undefined
  /** The answer that the earlier keys had chosen before `chosen`: «4» if «4A» was meant. */
  insteadOf?: string | undefined
  begun?: BegunAnswer | undefined
}

/** Returns what one more key means after the earlier ones; undefined if nothing. Rules M505–M507. */
export function pressAnswer(
  answers: readonly AnswerKey[],
  before: BegunAnswer | undefined,
  key: string,
  at: number,
): AnswerPress | undefined {
  const exact = (typed: string) => answers.find(({ keys }) => keys === typed)?.id
  const begins = (typed: string) => answers.some(({ keys }) => keys.startsWith(typed))
  const goesOn =
    before !== undefined &&
    begins(before.typed + key) &&
    (exact(before.typed) === undefined || at - before.at <= ANSWER_PAUSE_MS || !begins(key))
  const typed = goesOn ? before.typed + key : key
  if (!begins(typed)) {
    const chosen = answers.find(({ also }) => also?.includes(key))?.id
    return chosen === undefined ? undefined : { chosen }
  }
  const isLonger = answers.some(({ keys }) => keys.length > typed.length && keys.startsWith(typed))
  return {
    chosen: exact(typed),
    insteadOf: goesOn && exact(typed) !== undefined ? lastCompleteAnswer(typed, exact) : undefined,
    begun: isLonger ? { typed, at } : undefined,
  }
}

/** Returns the longest shorter answer that was chosen while these keys were pressed. */
function lastCompleteAnswer(typed: string, exact: (typed: string) => string | undefined): string | undefined {
  for (let length = typed.length - 1; length > 0; length--) {
    const id = exact(typed.slice(0, length))
    if (id !== undefined) return id
  }
  return undefined
}
