import { createEmitter } from '@pandok/domain'
import type { ReactNode } from 'react'

export interface ToastOptions {
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined
  title: string
  text?: ReactNode
  /** One action, for instance undo; pressing it closes the toast. */
  action?: { label: string; onPress: () => void } | undefined
  /** The duration in milliseconds; `Infinity` keeps the toast until it is dismissed. */
  duration?: number | undefined
}

export interface ToastEntry extends ToastOptions {
  id: number
  duration: number
}

const limit = 4
const durations = { info: 6000, success: 5000, warning: 8000, danger: 10_000 } as const

let entries: readonly ToastEntry[] = []
let lastId = 0
const changes = createEmitter()

function publish(next: readonly ToastEntry[]) {
  entries = next
  changes.emit()
}

/**
 * Shows a message in the corner and returns its id. The oldest is removed if there are more than four. A
 * message with the same words replaces the earlier one, unless it has an action.
 */
export function toast(options: ToastOptions): number {
  lastId += 1
  const entry = { ...options, id: lastId, duration: options.duration ?? durations[options.tone ?? 'info'] }
  const others = entries.filter((one) => !isSaidAgain(one, entry))
  publish([...others, entry].slice(-limit))
  return lastId
}

const isSaidAgain = (before: ToastEntry, now: ToastEntry): boolean =>
  !before.action &&
  !now.action &&
  before.tone === now.tone &&
  before.title === now.title &&
  before.text === now.text

export function dismissToast(id: number): void {
  publish(entries.filter((entry) => entry.id !== id))
}

export function dismissAllToasts(): void {
  publish([])
}

export const toastStore = {
  subscribe: changes.subscribe,
  read: (): readonly ToastEntry[] => entries,
}
