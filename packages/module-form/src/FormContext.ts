import type { Locale } from '@pandok/domain'
import type { ModuleDefinition, ModuleSession, ValueSource } from '@pandok/module-engine'
import { createContext, useContext } from 'react'
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

export const FormContext = createContext<FormFrame | undefined>(undefined)

export function useForm(): FormFrame {
  const frame = useContext(FormContext)
  if (!frame) throw new Error('A field lives inside a ModuleForm.')
  return frame
}
