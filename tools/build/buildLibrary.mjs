import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { script } from '../run/binary.mjs'
import { inputsHash } from './inputsHash.mjs'
import { replaceFolder } from './replaceFolder.mjs'
import { inRepository } from './repository.mjs'
import { runProgram } from './runProgram.mjs'

const CACHE = inRepository('.cache', 'library')
const STAMP = 'inputs'

/**
 * Puts the clinical library next to the server, in the form that the database takes. It is compiled only when
 * its files or the code that checks them have changed: in watch mode the server is built again at every edit.
 * @param {string} folder
 */
export async function buildLibrary(folder) {
  const inputs = inputsHash('library')
  if (!isCompiled(inputs)) await replaceFolder(CACHE, (aside) => compileInto(aside, inputs))
  cpSync(CACHE, join(folder, 'library'), { recursive: true })
}

function isCompiled(/** @type {string} */ inputs) {
  const stamp = join(CACHE, STAMP)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs
}

async function compileInto(/** @type {string} */ folder, /** @type {string} */ inputs) {
  mkdirSync(folder, { recursive: true })
  const program = script('apps', 'server', 'src', 'library', 'compileLibrary.program.ts')
  await runProgram([...program, inRepository('packages', 'library', 'data'), folder])
  writeFileSync(join(folder, STAMP), inputs)
}
