import { createEmitter } from '@pandok/domain'
import { applyTheme } from '@pandok/ui'
import { useSyncExternalStore } from 'react'
import { type Area, areaOf } from '../navigation/area.ts'
import { browserStorage, memoryStorage } from '../storage/browserStorage.ts'

export type AreaTheme = 'light' | 'dark'

const storage = browserStorage()
const listeners = createEmitter()

const keyOf = (area: Area) => (area === 'program' ? 'program_theme' : 'theme')

/**
 * Reading rooms are dark, so the program's theme is dark by default; the rest is light. The member's choice
 * has priority.
 */
export function themeOf(area: Area, kept = storage): AreaTheme {
  const chosen = kept.getItem(keyOf(area))
  if (chosen === 'light' || chosen === 'dark') return chosen
  return area === 'program' ? 'dark' : 'light'
}

export function showTheme(area: Area): void {
  applyTheme(themeOf(area))
}

export function useTheme(): { theme: AreaTheme; setTheme: (theme: AreaTheme) => void } {
  const area = areaHere()
  // Prerendered pages use the default; boot.ts applies the stored choice before they are painted.
  const theme = useSyncExternalStore(
    subscribe,
    () => themeOf(area),
    () => themeOf(area, memoryStorage()),
  )
  return {
    theme,
    setTheme(next) {
      storage.setItem(keyOf(area), next)
      showTheme(area)
      listeners.emit()
    },
  }
}

const areaHere = (): Area => (typeof window === 'undefined' ? 'public' : areaOf(window.location.pathname))

const subscribe = listeners.subscribe
