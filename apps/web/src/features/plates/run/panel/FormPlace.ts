import type { Address } from '@pandok/module-engine'

/** A field of one of the fillings of the open run. */
export interface FormPlace {
  filling: string
  at?: Address | undefined
}
