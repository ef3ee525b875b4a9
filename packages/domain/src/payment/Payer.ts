/** The payer remains when a member withdraws, and then no longer identifies the member. */
export interface Payer {
  id: string
  memberId: string | null
  /** Identifies the payer at the gateway. */
  customerKey: string
}
