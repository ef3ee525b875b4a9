import { createEmitter } from '@pandok/domain'
import { type KeyChoices, readKeyChoices } from '@pandok/viewer'
import { useSyncExternalStore } from 'react'
import { browserStorage } from '#platform/storage/browserStorage.ts'

const NAME = 'pandok.viewer.keys'
const listeners = createEmitter()
let known: KeyChoices | undefined

function read(): KeyChoices {
  if (known) return known
  try {
    known = readKeyChoices(JSON.parse(browserStorage().getItem(NAME) ?? '{}'))
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
  browserStorage().setItem(NAME, JSON.stringify(choices))
  listeners.emit()
}
