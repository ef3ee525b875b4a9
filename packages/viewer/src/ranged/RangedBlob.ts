/** Bytes from `start` to before `end` of something that lies elsewhere. Rejects where they can't be had. */
export type ReadRange = (start: number, end: number) => Promise<Blob>

/** What all parts of one file share. */
interface Origin {
  read: ReadRange
  /** Its beginning, asked for ahead of need. */
  head?: { end: number; bytes: Promise<Blob> }
}

interface Part {
  origin: Origin
  start: number
  end: number
  type: string
}

/** Large enough to keep an unpacker busy. */
const STEP = 4 * 1024 * 1024

/**
 * A file that is read in parts by asking for them, with the face of a Blob. The browser itself can't read it: what goes to a
 * worker, a decoder of the browser or an address has to be made with `localBlob` first.
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

  /** The bytes themselves, in a blob that the browser can read. */
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

  /** Asks for the first bytes now, so that they are there when somebody looks at them. */
  readAhead(bytes: number): void {
    const { origin, start, end } = this.#part
    if (start > 0 || origin.head || end === 0) return
    const head = { end: Math.min(bytes, end), bytes: origin.read(0, Math.min(bytes, end)) }
    origin.head = head
    // Whoever reads it is told.
    head.bytes.catch(() => {})
  }

  /** Lets go of what was read ahead. */
  forgetHead(): void {
    delete this.#part.origin.head
  }
}

export const rangedBlob = (size: number, read: ReadRange): RangedBlob =>
  new RangedBlob({ origin: { read }, start: 0, end: size, type: '' })

/** What the browser itself, or a worker, can read. */
export const localBlob = async (blob: Blob): Promise<Blob> =>
  blob instanceof RangedBlob ? blob.local() : blob

/** As slicing counts: from the end where it is negative. */
const clamp = (place: number, size: number): number =>
  place < 0 ? Math.max(size + place, 0) : Math.min(place, size)
