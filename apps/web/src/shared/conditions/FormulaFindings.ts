import type { Finding } from '@pandok/module-engine'
import { createContext } from 'react'

/** Where a look at the whole document leaves what it found; a formula shows what was found at its own place. */
export interface FormulaFindings {
  read(): { findings: readonly Finding[] }
}

export const FormulaFindingsContext = createContext<FormulaFindings | undefined>(undefined)
