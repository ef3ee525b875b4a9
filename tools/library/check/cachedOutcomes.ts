import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { inRepository } from '../../build/repository.mjs'
import type { JobOutcome } from './CheckJob.ts'

const FOLDER = inRepository('node_modules', '.cache', 'library', 'check')

/** Only results without problems are cached, so that problems are always checked again. */
export const cachedOutcome = (hash: string): JobOutcome | undefined => {
  try {
    return { problems: [], count: Number(readFileSync(`${FOLDER}/${hash}`, 'utf8')) }
  } catch {
    return undefined
  }
}

export function cacheOutcome(hash: string, { problems, count }: JobOutcome): void {
  if (problems.length > 0) return
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/${hash}`, String(count))
}

/** Removes cached outcomes of content that no longer exists. */
export function dropOtherOutcomes(hashes: ReadonlySet<string>): void {
  if (!existsSync(FOLDER)) return
  for (const name of readdirSync(FOLDER)) if (!hashes.has(name)) rmSync(`${FOLDER}/${name}`, { force: true })
}
