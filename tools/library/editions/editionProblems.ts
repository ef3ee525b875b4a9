import { createHash } from 'node:crypto'
import type { LibraryModule, LibraryPlate } from '@pandok/library'
import type { Library } from '../readLibrary.ts'

/** The content of an edition when it was recorded. */
interface RecordedEdition {
  edition: number
  content: string
}

/** Editions are listed by kind and id: `plates/thyroid-us`. */
export type RecordedEditions = Readonly<Record<string, RecordedEdition>>

/** This length distinguishes any two states of one entry, and is short enough to be read in a diff. */
const HASH_LENGTH = 16

const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, HASH_LENGTH)

/** Returns the part of an entry that affects members' copies. Sources and saved tests don't. */
function moduleContent({ definition }: LibraryModule): unknown {
  const { tests: _, citations: __, ...runs } = definition
  return runs
}

const plateRuns = ({ cells, exam, autoFill }: LibraryPlate): unknown => ({ cells, exam, autoFill })

/** Returns the editions as they are now. Drafts have none, because no server loads them. */
export const editionsOf = ({ modules, plates }: Pick<Library, 'modules' | 'plates'>): RecordedEditions =>
  Object.fromEntries([
    ...modules
      .filter(({ isDraft }) => !isDraft)
      .map((module) => entry(`modules/${module.id}`, module.edition, moduleContent(module))),
    ...plates.map((plate) => entry(`plates/${plate.id}`, plate.edition, plateRuns(plate))),
  ])

const entry = (name: string, edition: number, content: unknown): [string, RecordedEdition] => [
  name,
  { edition, content: hashOf(content) },
]

/**
 * Lists changed entries without a new edition. Members are notified of editions, so they wouldn't learn of
 * the change.
 */
export const editionProblems = (now: RecordedEditions, recorded: RecordedEditions): string[] =>
  Object.entries(now).flatMap(([name, { edition, content }]) => {
    const before = recorded[name]
    if (!before) return [`${name}: edition ${edition} is not recorded (npm run library:editions)`]
    if (edition < before.edition)
      return [`${name}: edition ${edition} is older than the recorded ${before.edition}`]
    if (content === before.content && edition === before.edition) return []
    if (edition === before.edition)
      return [
        `${name}: changed since edition ${edition} was recorded; raise the edition and say what changed`,
      ]
    return [`${name}: edition ${edition} is not recorded (npm run library:editions)`]
  })
