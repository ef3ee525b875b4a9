import { readFileSync } from 'node:fs'
import { inRepository } from '../build/repository.mjs'

/**
 * The options of Node for each tool. `playwright.config.ts` says why journeys need `tsx`.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const NODE_FLAGS = {
  '@playwright/test': ['--import', 'tsx'],
}

/**
 * Returns the command line that runs a tool from node_modules without a shell, the same on every platform.
 * @param {string} packageName
 * @param {string} [name] of the program, where the package has several or calls it otherwise
 * @returns {[string, ...string[]]}
 */
export function binary(packageName, name = packageName) {
  const folder = inRepository('node_modules', ...packageName.split('/'))
  const { bin } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  return [
    process.execPath,
    ...(NODE_FLAGS[packageName] ?? []),
    inRepository('node_modules', packageName, typeof bin === 'string' ? bin : bin[name]),
  ]
}

/**
 * Returns the command line that runs a TypeScript file of the repository.
 * @returns {[string, ...string[]]}
 */
export function script(/** @type {string[]} */ ...path) {
  return [process.execPath, '--import', 'tsx', inRepository(...path)]
}
