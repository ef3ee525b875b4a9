import { readFile } from 'node:fs/promises'
import { writeAtomically } from '#keep/writeAtomically.ts'
import { isReachable, type MonitorPlace, monitorsKey, type Place } from './Place.ts'

export interface Places {
  find: (monitors: readonly MonitorPlace[]) => Place | null
  note: (monitors: readonly MonitorPlace[], place: Place) => Promise<void>
}

const SETS_MAX = 12

/** The window's position for each set of monitors. */
export async function openPlaces(file: string): Promise<Places> {
  const places = new Map(Object.entries(parse(await readFile(file, 'utf8').catch(() => ''))))
  return {
    find(monitors) {
      const place = places.get(monitorsKey(monitors))
      return place && isReachable(place, monitors) ? place : null
    },
    async note(monitors, place) {
      const key = monitorsKey(monitors)
      places.delete(key)
      places.set(key, place)
      for (const old of [...places.keys()].slice(0, -SETS_MAX)) places.delete(old)
      await writeAtomically(file, Buffer.from(JSON.stringify(Object.fromEntries(places))))
    },
  }
}

function parse(text: string): Record<string, Place> {
  try {
    const entries = Object.entries(Object(JSON.parse(text)) as Record<string, Place>)
    return Object.fromEntries(entries.filter(([, place]) => isPlace(place)))
  } catch {
    return {}
  }
}

const isPlace = (given: Place): boolean =>
  [given?.x, given?.y, given?.width, given?.height].every(Number.isFinite) &&
  typeof given.isMaximized === 'boolean'
