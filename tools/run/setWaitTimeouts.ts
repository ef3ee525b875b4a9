import { vi } from 'vitest'

// The run passes its measured slowness to its workers.
const TIMEOUT_MS = 150_000 * Number(process.env['PANDOK_TEST_SLOWNESS'] ?? 1)
const { waitFor, waitUntil } = vi

// Vitest has settings for the time-outs of tests, hooks and `expect.poll`; for these two functions it uses a
// fixed second.
vi.waitFor = (callback, options) => waitFor(callback, { timeout: TIMEOUT_MS, ...asObject(options) })
vi.waitUntil = (callback, options) => waitUntil(callback, { timeout: TIMEOUT_MS, ...asObject(options) })

function asObject<Options extends object>(
  options: number | Options | undefined,
): Options | { timeout: number } | undefined {
  return typeof options === 'number' ? { timeout: options } : options
}
