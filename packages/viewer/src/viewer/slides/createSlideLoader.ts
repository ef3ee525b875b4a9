import { DicomWebError } from '../../dicomweb/DicomWebError.ts'
import type { ByteSource } from '../../model/ByteSource.ts'
import type { Refusal } from '../../model/Refusal.ts'
import type { Store } from '../../session/createStore.ts'
import { openWebSlide, type WebSlideInstance } from '../../slide/dicom/openWebSlide.ts'
import { openSlides } from '../../slide/openSlides.ts'
import type { SlideSource } from '../../slide/SlideSource.ts'
import type { TilePool } from '../../slide/tile/TilePool.ts'
import type { ArrangedSlide } from '../../space/arrange/Arrangement.ts'
import type { SlideState } from './SlideState.ts'

/** A slide that stays on its server: its tiles are loaded on demand. */
export interface ServerSlide {
  name: string
  load(): Promise<readonly WebSlideInstance[]>
  release(): void
}

/** Undefined if everything was closed in the meantime. */
type Loaded = SlideSource | Refusal | undefined

/** Opens slides from files and servers. Results that arrive after everything was closed are dropped. */
export function createSlideLoader(
  { read, change }: Store<SlideState>,
  pool: TilePool,
  show: (id: string) => void,
) {
  /** Slides by the keys of their series: a slide of several DICOM files is opened on first use. */
  const ofSeries = new Map<string, string>()
  /** By the UIDs of their series. */
  const onServers = new Map<string, ServerSlide>()
  let closings = 0

  async function add(files: readonly ByteSource[]): Promise<Loaded> {
    const begun = closings
    const { slides, refused } = await openSlides(files, pool)
    if (begun !== closings) return undefined
    if (slides.length > 0) change({ slides: [...read().slides, ...slides] })
    return slides[0] ?? refused[0]?.refusal ?? { reason: 'empty' }
  }

  async function addFromServer({ name, load }: ServerSlide): Promise<Loaded> {
    const begun = closings
    try {
      const instances = await load()
      if (begun !== closings) return undefined
      const opened = openWebSlide(name, instances, pool)
      if (!opened.ok) return opened.refusal
      change({ slides: [...read().slides, opened.source] })
      return opened.source
    } catch (error) {
      // Everything was closed in the meantime.
      if (begun !== closings) return undefined
      if (error instanceof DicomWebError) return { reason: 'notReceived', detail: error.code }
      throw error
    }
  }

  async function load({ key, facts, instances }: ArrangedSlide, present: (id: string) => void) {
    const far = onServers.get(facts.uid)
    const made = await (far ? addFromServer(far) : add(instances.map(({ source }) => source)))
    if (!made) return undefined
    if ('reason' in made) return made
    ofSeries.set(key, made.id)
    present(made.id)
    return undefined
  }

  return {
    add,
    /** Shows the slide of a series, and opens it first if necessary. */
    async showSeries(
      series: ArrangedSlide,
      present: (id: string) => void = show,
    ): Promise<Refusal | undefined> {
      const { key } = series
      const known = ofSeries.get(key)
      if (known !== undefined && read().slides.some(({ id }) => id === known)) {
        present(known)
        return undefined
      }
      // A second press doesn't open it twice.
      if (read().opening.includes(key)) return undefined
      change({ opening: [...read().opening, key] })
      const begun = closings
      try {
        return await load(series, present)
      } finally {
        if (begun === closings) change({ opening: read().opening.filter((one) => one !== key) })
      }
    },
    /** The key of the DICOM series of a slide; undefined for a single file. */
    seriesOf: (id: string): string | undefined => [...ofSeries].find(([, slide]) => slide === id)?.[0],
    /** Registers a series whose files are on a server. */
    keepOnServer(series: string, slide: ServerSlide): void {
      onServers.get(series)?.release()
      onServers.set(series, slide)
    },
    clear(): void {
      closings++
      for (const { release } of onServers.values()) release()
      onServers.clear()
      ofSeries.clear()
    },
  }
}
