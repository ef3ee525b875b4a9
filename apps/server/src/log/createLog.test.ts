import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { createBugReporter } from './createBugReporter.ts'
import { createLog } from './createLog.ts'
import { scrub } from './describeError.ts'

function capture(level = 'info') {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { log: createLog(level, stream), lines, read: () => lines.map((line) => JSON.parse(line)) }
}

describe('the log', () => {
  it('is one JSON object a line, with time, level and message', () => {
    const { log, read } = capture()
    log.info({ port: 3000 }, 'listening')
    expect(read()).toEqual([
      { level: 'info', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/), port: 3000, msg: 'listening' },
    ])
  })

  it('is silent below its level', () => {
    const { log, lines } = capture('warn')
    log.info('no')
    log.warn('yes')
    expect(lines).toHaveLength(1)
  })

  it('never shows a field that is named like a secret', () => {
    const { log, lines } = capture()
    log.info({ password: 'hunter2', member: { email: 'kim@example.test', refreshToken: 'ses_1.0.x' } }, 'x')
    expect(lines.join()).not.toMatch(/hunter2|kim@|ses_1/)
  })
})

describe('a bug', () => {
  it('is told with its request, its stack and its causes', () => {
    const { log, read } = capture()
    const cause = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' })
    createBugReporter(log)(new TypeError('broken', { cause }), 'req-1')
    expect(read()[0]).toMatchObject({
      level: 'error',
      requestId: 'req-1',
      err: {
        type: 'TypeError',
        message: 'broken',
        stack: expect.stringContaining('createLog.test.ts'),
        cause: { code: 'ECONNREFUSED' },
      },
    })
  })

  it('does not carry the row that a database error was about', () => {
    const { log, lines } = capture()
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(kim@example.test) already exists.',
    })
    createBugReporter(log)(error, 'req-1')
    expect(lines[0]).toContain('23505')
    expect(lines[0]).not.toContain('kim@')
  })

  it('may be anything that can be thrown', () => {
    const { log, read } = capture()
    const report = createBugReporter(log)
    const endless = new Error('round')
    endless.cause = endless
    for (const thrown of ['text', undefined, null, 7, {}, endless]) report(thrown, 'req-1')
    expect(read()).toHaveLength(6)
  })
})

describe('text', () => {
  it.each([
    ['mail to kim@example.test failed', 'mail to [address] failed'],
    ['<김@예시.한국>', '<[address]>'],
    ['postgres://pandok:hunter2@db:5432/x', 'postgres://pandok:[password]@db:5432/x'],
    ['Bearer eyJhbGciOi.eyJzdWIiOi.c2ln', 'Bearer [token]'],
    ['ses_abc-1.12.MAC_mac', '[token]'],
    [`key ${'A'.repeat(100)}==`, 'key [bytes]'],
    ['at node_modules/@scope/name/index.js:1', 'at node_modules/@scope/name/index.js:1'],
    ['plain words at 10:30, see file.ts:12', 'plain words at 10:30, see file.ts:12'],
  ])('%s is shown as %s', (text, shown) => {
    expect(scrub(text)).toBe(shown)
  })
})
