/** The error with which the embedded PostgreSQL, or the program that makes its cluster, ended. */
export class PostgresNotStarted extends Error {
  override readonly name = 'PostgresNotStarted'
  readonly isDiskFull: boolean

  /** `said` is its whole output; the message contains the last complaint in it, which names the cause. */
  constructor(program: string, said: string) {
    const lines = said.split('\n').filter((line) => line.trim() !== '')
    const complaint = lines.findLast((line) => /\b(?:FATAL|PANIC|error):/i.test(line)) ?? lines.at(-1)
    super(`The embedded PostgreSQL did not start: ${program} says «${complaint?.trim() ?? 'nothing'}».`)
    this.isDiskFull = said.includes('No space left on device')
  }
}
