import { createContext, useContext } from 'react'
import type { MarkKeeper } from './createMarkKeeper.ts'

export interface MarkKeeping {
  isOn: boolean
  setOn: (isOn: boolean) => void
  keeper: MarkKeeper
}

/** Undefined if nothing can be stored. */
export const MarkKeepingContext = createContext<MarkKeeping | undefined>(undefined)

export const useMarkKeeping = (): MarkKeeping | undefined => useContext(MarkKeepingContext)
