import type { ByteSource } from '../model/ByteSource.ts'
import type { Refusal } from '../model/Refusal.ts'
import { createStore } from '../session/createStore.ts'
import { expandFile, type FoundFile } from './archive/expandFile.ts'
import { createHeadStart } from './createHeadStart.ts'
import { missingFiles } from './missingFiles.ts'
import { type FileKind, recognizeFile } from './recognize/recognizeFile.ts'

export interface RefusedFile {
  /** Stays on this computer. */
  name: string
  refusal: Refusal
}

export interface OpeningState {
  isRunning: boolean
  /** Folders are still being walked through: there may be more than `found`. */
  isLooking: boolean
  found: number
  done: number
  /** How many of them are shown. */
  taken: number
  refused: readonly RefusedFile[]
  wasCancelled: boolean
}

export const NOTHING_OPENED: OpeningState = {
  ...{ isRunning: false, isLooking: false, found: 0, done: 0, taken: 0, refused: [], wasCancelled: false },
}

interface OpeningParts {
  /** Reads one file and keeps what it is; a refusal: why it isn't shown. */
  take: (source: ByteSource, kind: FileKind, isFirst: boolean) => Promise<Refusal | undefined>
  /** Names that a directory of a disc refers to; undefined: it isn't one. */
  directory?: (source: ByteSource) => Promise<readonly string[] | undefined>
  /** Files read at once: enough to keep every core busy, few enough to hold only those in memory. */
  lanes: number
  /** Ends when what was taken is on the screen: until then the first image has the computer for itself. */
  shown?: () => Promise<void>
  /** Milliseconds that all others wait for it at most. */
  headStart?: number
  /** Milliseconds between two reports of the progress. */
  pace?: number
}

export type Opening = ReturnType<typeof createOpening>

/** With it the first image is on the screen in half the time, and the last one hardly later. */
const HEAD_START = 120

/** Opens whatever it is given, file by file, and can say of each what became of it. */
export function createOpening({
  take,
  directory,
  lanes,
  shown,
  headStart = HEAD_START,
  pace = 250,
}: OpeningParts) {
  const store = createStore<OpeningState>(NOTHING_OPENED)
  let now = NOTHING_OPENED
  let publishing: ReturnType<typeof setTimeout> | undefined
  let turn = 0
  let running: Promise<void> | undefined
  const queue: AsyncIterable<ByteSource>[] = []
  let expected = 0

  /** Thousands of files a second would otherwise draw the screen thousands of times. */
  function note(changes: Partial<OpeningState>, isUrgent = false): void {
    now = { ...now, ...changes }
    if (isUrgent) {
      clearTimeout(publishing)
      publishing = undefined
      store.change(now)
    } else {
      publishing ??= setTimeout(() => {
        publishing = undefined
        store.change(now)
      }, pace)
    }
  }

  /** Names are believed at first; one that promised DICOM is no reason to refuse a picture. */
  async function takeAnyhow(
    source: ByteSource,
    kind: FileKind,
    isFirst: boolean,
  ): Promise<Refusal | undefined> {
    const refusal = await take(source, kind, isFirst)
    if (kind !== 'dicom' || refusal?.reason !== 'notAnImage') return refusal
    const real = await recognizeFile(source.blob)
    return PICTURES.has(real) ? take(source, real, isFirst) : refusal
  }

  async function deal(found: FoundFile, isFirst: boolean, listed: Set<string>, mine: number): Promise<void> {
    const { source } = found
    let refusal: Refusal | undefined
    if ('refusal' in found) refusal = found.refusal
    else if (found.kind === 'empty') refusal = { reason: 'empty' }
    else {
      const names = isDirectoryName(source.name) ? await directory?.(source) : undefined
      if (names) for (const name of names) listed.add(name)
      else
        refusal = await takeAnyhow(source, found.kind, isFirst).catch(
          (): Refusal => ({ reason: 'unreadable' }),
        )
    }
    // Whoever closed everything meanwhile has nothing to hear of it.
    if (turn !== mine) return
    const isShown = refusal === undefined
    note({
      done: now.done + 1,
      taken: now.taken + (isShown ? 1 : 0),
      refused: refusal ? [...now.refused, { name: source.name, refusal }] : now.refused,
    })
  }

  async function run(): Promise<void> {
    const mine = ++turn
    expected = 0
    const names: string[] = []
    const listed = new Set<string>()
    // What was refused before is still not on the screen.
    note({ ...NOTHING_OPENED, refused: now.refused, isRunning: true, isLooking: true }, true)

    const first = createHeadStart(headStart)

    async function lane(files: AsyncGenerator<FoundFile>, at: number): Promise<void> {
      if (at > 0) await first.over
      for (;;) {
        const next = await files.next()
        if (turn !== mine) return
        if (next.done) {
          note({ isLooking: queue.length > 0 })
          first.arrive()
          return
        }
        names.push(next.value.source.name)
        note({ found: Math.max(names.length, expected) })
        await deal(next.value, names.length === 1, listed, mine)
        if (!first.isOver() && now.taken > 0) {
          // A page that isn't seen never draws: the time is over then, too.
          void (shown?.() ?? Promise.resolve()).then(first.arrive)
          await first.over
        }
        if (turn !== mine) return
      }
    }
    while (queue.length > 0) {
      const files = expandAll(queue)
      await Promise.all(Array.from({ length: lanes }, (_, at) => lane(files, at))).catch((error: unknown) => {
        // What they come from broke off, such as a server: the next opening must not wait for it for ever.
        if (turn === mine) {
          giveUp()
          note({ isRunning: false, isLooking: false }, true)
        }
        throw error
      })
      if (turn !== mine) return
    }
    const missing = missingFiles(listed, names).map((name): RefusedFile => {
      return { name, refusal: { reason: 'missing' } }
    })
    running = undefined
    const found = names.length
    note({ isRunning: false, isLooking: false, found, refused: [...now.refused, ...missing] }, true)
  }

  function giveUp(): void {
    turn++
    queue.length = 0
    running = undefined
  }

  return {
    read: store.read,
    subscribe: store.subscribe,
    /** Ends when everything was dealt with. What is being opened already goes on, and this comes after it. */
    open(sources: AsyncIterable<ByteSource>): Promise<void> {
      queue.push(sources)
      running ??= run()
      return running
    },
    /** How many more there will be, where that is known before they come: a server says so. */
    expect(count: number): void {
      if (!now.isRunning) return
      expected = now.found + count
      note({ found: expected, isLooking: false }, true)
    },
    /** Keeps what is there already. */
    cancel(): void {
      if (!now.isRunning) return
      giveUp()
      note({ isRunning: false, isLooking: false, wasCancelled: true }, true)
    },
    /** Forgets what became of the files. */
    clear(): void {
      giveUp()
      note(NOTHING_OPENED, true)
    },
  }
}

const PICTURES: ReadonlySet<FileKind> = new Set<FileKind>(['jpeg', 'png', 'tiff'])

const isDirectoryName = (name: string): boolean => /(?:^|\/)DICOMDIR$/iu.test(name)

async function* expandAll(queue: AsyncIterable<ByteSource>[]): AsyncGenerator<FoundFile> {
  for (let sources = queue.shift(); sources; sources = queue.shift())
    for await (const source of sources) yield* expandFile(source)
}
