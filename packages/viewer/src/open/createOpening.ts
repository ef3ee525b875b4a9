import type { ByteSource } from '../model/ByteSource.ts'
import { expandFile, type FoundFile } from './archive/expandFile.ts'
import { gatherMirax } from './archive/gatherMirax.ts'
import { createHeadStart } from './createHeadStart.ts'
import { createProgress } from './createProgress.ts'
import { NOTHING_OPENED, type RefusedFile } from './OpeningState.ts'
import { type TakeParts, takeFound } from './takeFound.ts'

interface OpeningParts extends TakeParts {
  /** Files read in parallel: enough to keep every core busy, few enough to limit memory. */
  lanes: number
  /** Resolves when the first image is on the screen. */
  shown?: () => Promise<void>
  /** Maximum milliseconds that all other files wait for it. */
  headStart?: number
  /** Milliseconds between two progress updates. */
  pace?: number
}

/** One pass through everything that waits to be opened. */
interface Walk {
  queue: AsyncIterable<ByteSource>[]
  /** Names of the files found. */
  names: string[]
  /** The number of files that is known in advance; 0 if it isn't. */
  expected: number
  /** Names that DICOMDIRs refer to. */
  listed: Set<string>
  /** Until the first image has been read, nothing else is. */
  firstRead: ReturnType<typeof createHeadStart>
  /** Until it is on the screen, each lane takes no more than one further file. */
  firstShown: ReturnType<typeof createHeadStart>
  /** False if everything was closed in the meantime. */
  isWanted: () => boolean
}

export type Opening = ReturnType<typeof createOpening>

/**
 * With it, the first image appears in half the time. The last one is hardly later, as the workers read and
 * decode further files while the page paints the first.
 */
const HEAD_START = 120

/** Opens files one by one and records the result of each. */
export function createOpening(parts: OpeningParts) {
  const { headStart = HEAD_START, pace = 250 } = parts
  const progress = createProgress(pace)
  const { now, noteAtOnce } = progress
  const queue: AsyncIterable<ByteSource>[] = []
  let walks = 0
  let running: Promise<void> | undefined
  /** The walk that is running, or the last one. */
  let current: Walk | undefined

  async function run(): Promise<void> {
    const mine = ++walks
    const isWanted = () => walks === mine
    // Files refused before are still listed.
    noteAtOnce({ ...NOTHING_OPENED, refused: now().refused, isRunning: true, isLooking: true })
    const [firstRead, firstShown] = [createHeadStart(headStart), createHeadStart(headStart)]
    const walk: Walk = { queue, names: [], expected: 0, listed: new Set(), firstRead, firstShown, isWanted }
    current = walk
    await walkQueue(walk, parts, progress).catch((error: unknown) => {
      // The source failed, for example a server; the next opening must not wait for it forever.
      if (isWanted()) {
        giveUp()
        noteAtOnce({ isRunning: false, isLooking: false })
      }
      throw error
    })
    if (!isWanted()) return
    running = undefined
    const found = walk.names.length
    const refused = [...now().refused, ...missingIn(walk)]
    noteAtOnce({ isRunning: false, isLooking: false, found, refused })
  }

  function giveUp(): void {
    walks++
    queue.length = 0
    running = undefined
  }

  return {
    read: progress.read,
    subscribe: progress.subscribe,
    /** Resolves when all files are done. A running opening continues, and this one follows. */
    open(sources: AsyncIterable<ByteSource>): Promise<void> {
      queue.push(sources)
      running ??= run()
      return running
    },
    /** The number of further files, where it is known in advance, as from a server. */
    expect(count: number): void {
      if (!now().isRunning || !current) return
      current.expected = now().found + count
      noteAtOnce({ found: current.expected, isLooking: false })
    },
    refuseLate: progress.refuseLate,
    /** Stops, and keeps what is open. */
    cancel(): void {
      if (!now().isRunning) return
      giveUp()
      noteAtOnce({ isRunning: false, isLooking: false, wasCancelled: true })
    },
    /** Forgets the results of the files. */
    clear(): void {
      giveUp()
      noteAtOnce(NOTHING_OPENED)
    },
  }
}

type Progress = ReturnType<typeof createProgress>

async function walkQueue(walk: Walk, parts: OpeningParts, progress: Progress): Promise<void> {
  while (walk.queue.length > 0 && walk.isWanted()) {
    const files = expandAll(walk.queue)
    const takeLane = () => walkLane(files, walk, parts, progress)
    const others = Array.from({ length: parts.lanes - 1 }, () => walk.firstRead.over.then(takeLane))
    await Promise.all([takeLane(), ...others])
  }
}

/** Takes one file after another. */
async function walkLane(
  files: AsyncGenerator<FoundFile>,
  walk: Walk,
  parts: OpeningParts,
  { now, note, noteDone }: Progress,
): Promise<void> {
  const { names, firstRead, firstShown } = walk
  for (;;) {
    const next = await files.next()
    if (!walk.isWanted()) return
    if (next.done) {
      note({ isLooking: walk.queue.length > 0 })
      firstRead.arrive()
      firstShown.arrive()
      return
    }
    const found = next.value
    names.push(found.source.name)
    note({ found: Math.max(names.length, walk.expected) })
    const refusal = await takeFound(parts, found, names.length === 1, walk.listed)
    if (!walk.isWanted()) return
    noteDone(found.source.name, refusal)
    if (!firstRead.isOver() && now().taken > 0) {
      firstRead.arrive()
      // A hidden page never paints, so the time limit applies.
      void (parts.shown?.() ?? Promise.resolve()).then(firstShown.arrive)
    }
    if (firstRead.isOver()) await firstShown.over
    if (!walk.isWanted()) return
  }
}

const missingIn = ({ listed, names }: Walk): RefusedFile[] =>
  missingFiles(listed, names).map((name) => ({ name, refusal: { reason: 'missing' } }))

async function* expandAll(queue: AsyncIterable<ByteSource>[]): AsyncGenerator<FoundFile> {
  for (let sources = queue.shift(); sources; sources = queue.shift())
    yield* gatherMirax(expandSources(sources))
}

async function* expandSources(sources: AsyncIterable<ByteSource>): AsyncGenerator<FoundFile> {
  for await (const source of sources) yield* expandFile(source)
}

const folded = (name: string): string => name.replaceAll('\\', '/').toUpperCase()

/** Files named by a DICOMDIR that weren't opened. Discs differ in case and folders. */
function missingFiles(listed: Iterable<string>, opened: readonly string[]): string[] {
  const known = new Set<string>()
  for (const name of opened) {
    const parts = folded(name).split('/')
    for (let i = 0; i < parts.length; i++) known.add(parts.slice(i).join('/'))
  }
  return [...listed].filter((name) => !known.has(folded(name)))
}
