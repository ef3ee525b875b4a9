import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { keptParse } from './keptParse.ts'

/** What a YAML file holds. */
export function readYaml(path: string): unknown {
  return keptParse(readFileSync(path, 'utf8'), (text) => parse(text))
}
