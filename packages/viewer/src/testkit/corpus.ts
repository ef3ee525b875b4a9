import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const CORPUS = fileURLToPath(new URL('../../corpus', import.meta.url))

/** Documents about the corpus, which are no part of it. */
const ABOUT = new Set(['ATTRIBUTION.md', 'SHA256SUMS', 'reference.json'])

export interface FrameHash {
  /** From 1. */
  frame: number
  sha256: string
  min: number
  max: number
  sum: number
}

/** All values of a frame, 32 bits each, for a coding whose decoders may round differently. */
export interface FrameValues {
  frame: number
  /** Path in the corpus. */
  raw: string
  /** How far a value may be from the one there. */
  within: number
}

/** What an independent decoder made of the first and the last frame of a file. */
export interface Reference {
  by: string
  frames: (FrameHash | FrameValues)[]
}

/** By the path of the file. */
export type References = Record<string, Reference>

/** Paths of all files below a folder of the corpus, in the order of their names, relative to the corpus. */
export function corpusFiles(folder = ''): string[] {
  return readdirSync(join(CORPUS, folder), { withFileTypes: true })
    .map((entry) => ({ entry, path: folder === '' ? entry.name : `${folder}/${entry.name}` }))
    .filter(({ path }) => !ABOUT.has(path))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
    .flatMap(({ entry, path }) => (entry.isDirectory() ? corpusFiles(path) : [path]))
}

export function readCorpusFile(path: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(join(CORPUS, path)))
}

export function corpusReferences(): References {
  return JSON.parse(readFileSync(join(CORPUS, 'reference.json'), 'utf8')) as References
}
