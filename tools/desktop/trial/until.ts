import { setTimeout as wait } from 'node:timers/promises'

const TIMEOUT_MS = 120_000

/** Checks ten times a second, because this computer may be busy. */
export async function until(sentence: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS
  while (Date.now() < deadline) {
    if (await isSo()) return
    await wait(100)
  }
  throw new Error(`Not so: ${sentence}`)
}
