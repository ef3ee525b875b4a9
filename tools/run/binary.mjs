import { readFileSync } from 'node:fs'
import { inRepository } from '../build/repository.mjs'

/**
 * What Node is told before it runs a tool. A worker of the unit tests starts with a megabyte for young objects and moves
 * what a test still holds each time that is full: up to a tenth of a screen's processor time. V8 takes these from the
 * command line only: set later, they may end a process. `playwright.config.ts` says what journeys need `tsx` for.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const NODE_FLAGS = {
  vitest: ['--max-semi-space-size=64', '--min-semi-space-size=32'],
  '@playwright/test': ['--import', 'tsx'],
}

/**
 * The command line that runs a tool from node_modules without a shell, the same on every platform.
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

/** The command line that runs a TypeScript file of ours. */
export function script(/** @type {string[]} */ ...path) {
  return [process.execPath, '--import', 'tsx', inRepository(...path)]
}
