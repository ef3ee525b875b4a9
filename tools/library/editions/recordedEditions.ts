import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { LIBRARY_DATA } from '../libraryFile.ts'
import type { RecordedEditions } from './editionProblems.ts'

export const EDITIONS_FILE = `${LIBRARY_DATA}/editions.yaml`

const editionsFile = z.record(
  z.string(),
  z.strictObject({ edition: z.int().positive(), content: z.string() }),
)

export const recordedEditions = (): RecordedEditions =>
  editionsFile.parse(parse(readFileSync(EDITIONS_FILE, 'utf8')))
