import type { Address } from '@pandok/module-engine'

export interface FormPlace {
  filling: string
  at?: Address | undefined
}
