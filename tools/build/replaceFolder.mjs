import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Lets `fill` make a separate folder and replaces the old one only when the new one is complete: a build that
 * fails or is interrupted leaves the last good one, and two simultaneous builds don't mix.
 * @template T
 * @param {string} folder
 * @param {(aside: string) => Promise<T>} fill
 * @returns {Promise<T>}
 */
export async function replaceFolder(folder, fill) {
  const aside = `${folder}.new-${process.pid}`
  const old = `${folder}.old-${process.pid}`
  mkdirSync(dirname(folder), { recursive: true })
  rmSync(aside, { recursive: true, force: true })
  try {
    const result = await fill(aside)
    moveAway(folder, old)
    renameSync(aside, folder)
    return result
  } finally {
    rmSync(aside, { recursive: true, force: true })
    rmSync(old, { recursive: true, force: true })
  }
}

function moveAway(/** @type {string} */ from, /** @type {string} */ to) {
  try {
    renameSync(from, to)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error
  }
}
