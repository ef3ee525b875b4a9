/** Whoever pays. A member who withdraws leaves it behind; it no longer says who it was. */
export interface Payer {
  id: string
  memberId: string | null
  /** What the gateway knows them by. */
  customerKey: string
}
