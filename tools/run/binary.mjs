import { readFileSync } from 'node:fs'
import { inRepository } from '../build/repository.mjs'

/**
 * The command line that runs a tool from node_modules without a shell, the same on every platform.
 * @param {string} packageName
 * @param {string} [name] of the program, where the package has several or calls it otherwise
 * @returns {[string, string]}
 */
export function binary(packageName, name = packageName) {
  const folder = inRepository('node_modules', ...packageName.split('/'))
  const { bin } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  return [
    process.execPath,
    inRepository('node_modules', packageName, typeof bin === 'string' ? bin : bin[name]),
  ]
}

/** The command line that runs a TypeScript file of ours. */
export function script(/** @type {string[]} */ ...path) {
  return [process.execPath, '--import', 'tsx', inRepository(...path)]
}
