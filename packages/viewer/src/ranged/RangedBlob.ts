/** Reads bytes `start` to `end` (exclusive) of a remote file. Rejects if they aren't available. */
export type ReadRange = (start: number, end: number) => Promise<Blob>

/** The state that all slices of one file share. */
interface Origin {
  read: ReadRange
  /** The start of the file, read ahead. */
  head?: { end: number; bytes: Promise<Blob> }
}

interface Part {
  origin: Origin
  start: number
  end: number
  type: string
}

/** Large enough to keep a decompressor busy. */
const STEP = 4 * 1024 * 1024

/**
 * A remote file that is read in ranges, with the interface of a Blob. The browser itself can't read it: use
 * `localBlob` before passing it to a worker, a browser decoder or an object URL.
 */
export class RangedBlob extends Blob {
  readonly #part: Part

  constructor(part: Part) {
    super([])
    this.#part = part
  }

  override get size(): number {
    return this.#part.end - this.#part.start
  }

  override get type(): string {
    return this.#part.type
  }

  override slice(from = 0, to = this.size, type = ''): RangedBlob {
    const { origin, start } = this.#part
    const first = start + clamp(from, this.size)
    const last = start + clamp(to, this.size)
    return new RangedBlob({ origin, start: first, end: Math.max(first, last), type })
  }

  /** The bytes in a native blob. */
  async local(): Promise<Blob> {
    const { origin, start, end, type } = this.#part
    if (end <= start) return new Blob([], { type })
    const { head } = origin
    const bytes =
      head && end <= head.end ? (await head.bytes).slice(start, end) : await origin.read(start, end)
    if (bytes.size !== end - start) throw new Error('The file is not what it was.')
    return bytes.slice(0, bytes.size, type)
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return (await this.local()).arrayBuffer()
  }

  override async text(): Promise<string> {
    return (await this.local()).text()
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    let at = 0
    return new ReadableStream({
      pull: async (controller) => {
        if (at >= this.size) return controller.close()
        const next = Math.min(at + STEP, this.size)
        controller.enqueue(new Uint8Array(await this.slice(at, next).arrayBuffer()))
        at = next
      },
    })
  }

  /** Requests the first bytes now, so that they are available when they are needed. */
  readAhead(bytes: number): void {
    const { origin, start, end } = this.#part
    if (start > 0 || origin.head || end === 0) return
    const head = { end: Math.min(bytes, end), bytes: origin.read(0, Math.min(bytes, end)) }
    origin.head = head
    // The reader of the head gets the error.
    head.bytes.catch(() => {})
  }

  /** Releases what was read ahead. */
  forgetHead(): void {
    delete this.#part.origin.head
  }
}

export const rangedBlob = (size: number, read: ReadRange): RangedBlob =>
  new RangedBlob({ origin: { read }, start: 0, end: size, type: '' })

/** A blob that the browser itself, or a worker, can read. */
export const localBlob = async (blob: Blob): Promise<Blob> =>
  blob instanceof RangedBlob ? blob.local() : blob

/** As in `Blob.slice`: negative positions count from the end. */
const clamp = (place: number, size: number): number =>
  place < 0 ? Math.max(size + place, 0) : Math.min(place, size)
