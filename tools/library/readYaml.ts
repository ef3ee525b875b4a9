import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { keptParse } from './keptParse.ts'

/** The parsed content of a YAML file. */
export function readYaml(path: string): unknown {
  return keptParse(readFileSync(path, 'utf8'), (text) => parse(text))
}
