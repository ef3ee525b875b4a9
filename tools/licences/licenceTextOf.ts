import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Component } from './Component.ts'

const FILES = /^(?:licen[cs]e|copying|notice|ofl)(?:[-.].*)?$/i

/**
 * Returns the license files of an installed package, unchanged except for line ends, or null if it has none.
 */
export function licenceTextOf(root: string, { path }: Pick<Component, 'path'>): string | null {
  if (path === null) return null
  for (const folder of [join(root, path), join(root, path, 'dist')]) {
    const files = existsSync(folder) ? licenceFiles(folder) : []
    if (files.length > 0) return files.map((file) => textIn(join(folder, file))).join('\n\n')
  }
  return null
}

const licenceFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && FILES.test(entry.name))
    .map(({ name }) => name)
    .sort()

const textIn = (file: string): string => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim()
