import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tellStep } from './tellStep.mjs'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function output(isTTY: boolean) {
  const written: string[] = []
  return { written, isTTY, columns: 40, write: (text: string) => written.push(text) }
}

it('tells a log of its beginning, now and then that it goes on, and its end with the time', () => {
  const log = output(false)
  const step = tellStep('Building the site', log)
  vi.advanceTimersByTime(31_000)
  step.done()
  vi.advanceTimersByTime(60_000)
  expect(log.written).toEqual([
    'Building the site …\n',
    '  … 15.0 s\n',
    '  … 30.0 s\n',
    '✓ Building the site  31.0 s\n',
  ])
})

it('keeps to one line of a terminal, however narrow, and leaves only the result', () => {
  const terminal = output(true)
  const step = tellStep('Installing a great many packages with long names', terminal)
  vi.advanceTimersByTime(1000)
  step.tell('the server  1.0 s')
  step.failed()
  const lines = terminal.written.join('').split('\n')
  expect(lines.map((line) => line.slice(line.lastIndexOf('\x1b[K') + 3))).toEqual([
    'the server  1.0 s',
    '✗ Installing a great many packages with long names  1.0 s',
    '',
  ])
  for (const shown of terminal.written.filter((text) => text.includes('…'))) {
    expect(shown.slice(shown.indexOf('\x1b[K') + 3).length).toBeLessThan(40)
  }
})
