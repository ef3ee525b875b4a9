/** An e-mail address with the ticket that proves that its owner has read the mail. */
export interface Proof {
  email: string
  ticket: string
}
