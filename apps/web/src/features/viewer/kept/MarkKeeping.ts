import { createContext, useContext } from 'react'
import type { MarkKeeper } from './createMarkKeeper.ts'

export interface MarkKeeping {
  isOn: boolean
  turn: (isOn: boolean) => void
  keeper: MarkKeeper
}

/** Absent where nothing can be kept. */
export const MarkKeepingContext = createContext<MarkKeeping | undefined>(undefined)

export const useMarkKeeping = (): MarkKeeping | undefined => useContext(MarkKeepingContext)
