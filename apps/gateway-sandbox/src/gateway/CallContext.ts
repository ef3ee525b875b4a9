import type { GatewayState } from '#state/GatewayState.ts'
import type { Language } from './refusal.ts'

/** The state, the clock and the address that an operation of the gateway works with. */
export interface CallContext {
  readonly state: GatewayState
  readonly now: number
  /** The address at which this gateway is reached, for links in answers. */
  readonly origin: string
  readonly language: Language
}

export type Fields = Readonly<Record<string, unknown>>
