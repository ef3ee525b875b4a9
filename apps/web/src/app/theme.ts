import { applyTheme } from '@pandok/ui'
import { useSyncExternalStore } from 'react'
import { type Area, areaOf } from './area.ts'
import { keptStorage } from './keptStorage.ts'

export type AreaTheme = 'light' | 'dark'

const storage = keptStorage()
const listeners = new Set<() => void>()

const keyOf = (area: Area) => (area === 'program' ? 'program_theme' : 'theme')

/** Reading rooms are dark, so the program is; the rest is light. A person's choice comes first. */
export function themeOf(area: Area, kept = storage): AreaTheme {
  const chosen = kept.getItem(keyOf(area))
  if (chosen === 'light' || chosen === 'dark') return chosen
  return area === 'program' ? 'dark' : 'light'
}

export function showTheme(area: Area): void {
  applyTheme(themeOf(area))
}

export function useTheme(): { theme: AreaTheme; setTheme: (theme: AreaTheme) => void } {
  const area = areaOf(window.location.pathname)
  const theme = useSyncExternalStore(subscribe, () => themeOf(area))
  return {
    theme,
    setTheme(next) {
      storage.setItem(keyOf(area), next)
      showTheme(area)
      for (const listener of listeners) listener()
    },
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
