import type { ByteSource } from '../model/ByteSource.ts'
import { expandFile, type FoundFile } from './archive/expandFile.ts'
import { gatherMirax } from './archive/gatherMirax.ts'
import { createHeadStart } from './createHeadStart.ts'
import { createProgress } from './createProgress.ts'
import { missingFiles } from './missingFiles.ts'
import { NOTHING_OPENED, type RefusedFile } from './OpeningState.ts'
import { type TakeParts, takeFound } from './takeFound.ts'

interface OpeningParts extends TakeParts {
  /** Files read at once: enough to keep every core busy, few enough to hold only those in memory. */
  lanes: number
  /** Ends when what was taken is on the screen: until then the first image has the computer for itself. */
  shown?: () => Promise<void>
  /** Milliseconds that all others wait for it at most. */
  headStart?: number
  /** Milliseconds between two reports of the progress. */
  pace?: number
}

/** One walk through everything that waits to be opened. */
interface Walk {
  /** Names of the files that were found. */
  names: string[]
  /** Names that directories of discs refer to. */
  listed: Set<string>
  first: ReturnType<typeof createHeadStart>
  /** False: whoever closed everything meanwhile has nothing to hear of it. */
  isWanted: () => boolean
}

export type Opening = ReturnType<typeof createOpening>

/** With it the first image is on the screen in half the time, and the last one hardly later. */
const HEAD_START = 120

/** Opens whatever it is given, file by file, and can say of each what became of it. */
export function createOpening(parts: OpeningParts) {
  const { lanes, shown, headStart = HEAD_START, pace = 250 } = parts
  const progress = createProgress(pace)
  const { now, note, noteAtOnce } = progress
  const queue: AsyncIterable<ByteSource>[] = []
  let walks = 0
  let running: Promise<void> | undefined
  let expected = 0

  async function lane(files: AsyncGenerator<FoundFile>, walk: Walk): Promise<void> {
    const { names, first } = walk
    for (;;) {
      const next = await files.next()
      if (!walk.isWanted()) return
      if (next.done) {
        note({ isLooking: queue.length > 0 })
        first.arrive()
        return
      }
      const found = next.value
      names.push(found.source.name)
      note({ found: Math.max(names.length, expected) })
      const refusal = await takeFound(parts, found, names.length === 1, walk.listed)
      if (walk.isWanted()) progress.noteDone(found.source.name, refusal)
      if (!first.isOver() && now().taken > 0) {
        // A page that isn't seen never draws: the time is over then, too.
        void (shown?.() ?? Promise.resolve()).then(first.arrive)
        await first.over
      }
      if (!walk.isWanted()) return
    }
  }

  async function walkQueue(walk: Walk): Promise<void> {
    while (queue.length > 0 && walk.isWanted()) {
      const files = expandAll(queue)
      const others = Array.from({ length: lanes - 1 }, () => walk.first.over.then(() => lane(files, walk)))
      await Promise.all([lane(files, walk), ...others])
    }
  }

  async function run(): Promise<void> {
    const mine = ++walks
    const isWanted = () => walks === mine
    expected = 0
    // What was refused before is still not on the screen.
    noteAtOnce({ ...NOTHING_OPENED, refused: now().refused, isRunning: true, isLooking: true })
    const walk: Walk = { names: [], listed: new Set(), first: createHeadStart(headStart), isWanted }
    await walkQueue(walk).catch((error: unknown) => {
      // What they come from broke off, such as a server: the next opening must not wait for it for ever.
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
    /** Ends when everything was dealt with. What is being opened already goes on, and this comes after it. */
    open(sources: AsyncIterable<ByteSource>): Promise<void> {
      queue.push(sources)
      running ??= run()
      return running
    },
    /** How many more there will be, where that is known before they come: a server says so. */
    expect(count: number): void {
      if (!now().isRunning) return
      expected = now().found + count
      noteAtOnce({ found: expected, isLooking: false })
    },
    /** Keeps what is there already. */
    cancel(): void {
      if (!now().isRunning) return
      giveUp()
      noteAtOnce({ isRunning: false, isLooking: false, wasCancelled: true })
    },
    /** Forgets what became of the files. */
    clear(): void {
      giveUp()
      noteAtOnce(NOTHING_OPENED)
    },
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
