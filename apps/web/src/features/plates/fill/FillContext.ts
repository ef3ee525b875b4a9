import type { AutoFill, Cell } from '@pandok/domain'
import { createContext, use } from 'react'
import type { Fillable } from './fillPlaces.ts'

/** Context that all rules share. */
export interface FillWork {
  cells: readonly Cell[]
  places: readonly Fillable[]
  rules: readonly AutoFill[]
  write: (rules: readonly AutoFill[], merge?: string) => void
}

export const FillContext = createContext<FillWork | undefined>(undefined)

export function useFillWork(): FillWork {
  const work = use(FillContext)
  if (!work) throw new Error('No rules are made here: wrap it in FillContext.')
  return work
}
