import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { inRepository } from './repository.mjs'

/**
 * Loads the site's own Vite; the test runner brings another version, which is the one that this folder would
 * find.
 * @returns {Promise<typeof import('vite')>}
 */
export function loadVite() {
  return import(pathToFileURL(vitePath()).href)
}

/**
 * Loads the bundler inside the site's Vite.
 * @returns {Promise<{ rolldown: typeof import('vite').Rolldown.rolldown }>}
 */
export function loadRolldown() {
  return import(pathToFileURL(createRequire(vitePath()).resolve('rolldown')).href)
}

function vitePath() {
  return createRequire(inRepository('apps', 'web', 'package.json')).resolve('vite')
}
