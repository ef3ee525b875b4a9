import { createEmitter } from '@pandok/domain'
import { type KeyChoices, readKeyChoices } from '@pandok/viewer'
import { useSyncExternalStore } from 'react'
import { keptStorage } from '#platform/storage/keptStorage.ts'

const NAME = 'pandok.viewer.keys'
const listeners = createEmitter()
let known: KeyChoices | undefined

function read(): KeyChoices {
  if (known) return known
  try {
    known = readKeyChoices(JSON.parse(keptStorage().getItem(NAME) ?? '{}'))
  } catch {
    known = {}
  }
  return known
}

const subscribe = listeners.subscribe

/** The reader's custom keys for image commands; stored in this browser. */
export const useKeyChoices = (): KeyChoices => useSyncExternalStore(subscribe, read)

export function chooseKeys(choices: KeyChoices): void {
  known = choices
  keptStorage().setItem(NAME, JSON.stringify(choices))
  listeners.emit()
}
