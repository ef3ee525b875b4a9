import { pathToFileURL } from 'node:url'
import { BuildFailed, ensureBuilt } from '../build/ensureBuilt.mjs'
import { builtServerMain } from '../build/repository.mjs'

/**
 * Builds what is out of date and becomes the server. The server runs in this same process: signals reach it,
 * its exit code is that of the process, and nothing can remain if somebody kills it.
 * @param {readonly import('../build/inputsHash.mjs').Part[]} parts
 * @param {string[]} args
 */
export async function runServer(parts, args) {
  try {
    await ensureBuilt(parts)
  } catch (error) {
    if (error instanceof BuildFailed) process.exit(1)
    throw error
  }
  process.setSourceMapsEnabled(true)
  process.argv = [process.execPath, builtServerMain, ...args]
  await import(pathToFileURL(builtServerMain).href)
}
