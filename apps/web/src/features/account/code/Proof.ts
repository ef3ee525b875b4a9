/** An address, and the ticket that says that its mail was read. */
export interface Proof {
  email: string
  ticket: string
}
