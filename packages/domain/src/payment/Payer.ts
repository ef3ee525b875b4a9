/** The payer. It stays when a member withdraws and then no longer says who it was. */
export interface Payer {
  id: string
  memberId: string | null
  /** The identity of the payer at the gateway. */
  customerKey: string
}
