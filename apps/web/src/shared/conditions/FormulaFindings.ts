import type { Finding } from '@pandok/module-engine'
import { createContext } from 'react'

/** The findings of the whole document; a formula shows those at its own path. */
export interface FormulaFindings {
  read(): { findings: readonly Finding[] }
}

export const FormulaFindingsContext = createContext<FormulaFindings | undefined>(undefined)
