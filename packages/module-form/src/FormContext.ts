import type { Locale } from '@pandok/domain'
import type { Address, ModuleDefinition, ModuleSession, ValueSource } from '@pandok/module-engine'
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
  /** Starts every DOM id, so that many forms live on one page. */
  prefix: string
  leftOut: ReadonlySet<string> | undefined
  showPoints: boolean
  /** Whether what came by itself waits for somebody to look at it. */
  asksToConfirm: boolean
  /** Leads to where a value came from; absent: nowhere to go. */
  onSource: ((source: ValueSource) => void) | undefined
}

/** What earlier examinations have to say of this filling. Apart from the frame, since it changes while the form stands. */
export interface FormEarlier {
  /** What stood in this field then, in words; undefined: nothing is known. */
  before: (address: Address) => string | undefined
  /** Says of a row which lesion of then it is. */
  besideRow?: ((group: string, row: string) => ReactNode) | undefined
}

export const EarlierContext = createContext<FormEarlier | undefined>(undefined)

export const FormContext = createContext<FormFrame | undefined>(undefined)

export function useForm(): FormFrame {
  const frame = useContext(FormContext)
  if (!frame) throw new Error('A field lives inside a ModuleForm.')
  return frame
}
