import type { Locale } from '@pandok/domain'
import type { Address, AnswerKey, ModuleDefinition, ModuleSession, ValueSource } from '@pandok/module-engine'
import { createContext, type ReactNode, useContext } from 'react'
import type { FormWords } from './FormWords.ts'
import type { RowActions } from './group/rowActions.ts'
import type { FormStore } from './store/createFormStore.ts'

export interface FormFrame {
  store: FormStore
  session: ModuleSession
  definition: ModuleDefinition
  locale: Locale
  words: FormWords
  rows: RowActions
  /** The prefix of every DOM id, which allows several forms on one page. */
  prefix: string
  leftOut: ReadonlySet<string> | undefined
  showPoints: boolean
  /** True if automatic values have to be confirmed. */
  asksToConfirm: boolean
  /** Shows the source of a value, such as a measurement on an image; absent if there is nothing to show. */
  onSource: ((source: ValueSource) => void) | undefined
  /** Called with the answers of a question that takes only one, when a key or a click has answered it. */
  onAnswered: ((answers: readonly AnswerKey[]) => void) | undefined
}

/**
 * The earlier values of this filling. They are separate from the frame, because they change while the form is
 * open.
 */
export interface FormEarlier {
  /** Returns the earlier value of this field in words, or undefined if it is unknown. */
  before: (address: Address) => string | undefined
  /** Shows which earlier lesion a row describes. */
  besideRow?: ((group: string, row: string) => ReactNode) | undefined
}

export const EarlierContext = createContext<FormEarlier | undefined>(undefined)

/** True once somebody has tried to finish: from then on, empty required fields are also shown as faults. */
export const RevealedContext = createContext(false)

export const FormContext = createContext<FormFrame | undefined>(undefined)

export function useForm(): FormFrame {
  const frame = useContext(FormContext)
  if (!frame) throw new Error('A field lives inside a ModuleForm.')
  return frame
}
