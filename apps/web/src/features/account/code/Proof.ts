/** An address with the ticket that proves that its owner read the mail. */
export interface Proof {
  email: string
  ticket: string
}
