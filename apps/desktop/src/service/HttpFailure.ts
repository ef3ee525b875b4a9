/** What a caller is told; anything else that is thrown is answered with 500 and nothing more. */
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
