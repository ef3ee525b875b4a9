/** An error for the caller; any other exception is answered with 500 and no details. */
export class HttpFailure extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(code)
    this.name = 'HttpFailure'
    this.status = status
    this.code = code
  }
}
