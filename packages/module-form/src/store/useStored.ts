import type { ComputedView, FiredCheck, InputView } from '@pandok/module-engine'
import { useCallback, useSyncExternalStore } from 'react'
import { useForm } from '../FormContext.ts'
import {
  checksKey,
  computedKey,
  type FormStore,
  inputKey,
  REVEAL_KEY,
  rowsKey,
  UNCONFIRMED_KEY,
} from './createFormStore.ts'

function useStored<T>(key: string, read: (store: FormStore) => T): T {
  const { store } = useForm()
  const subscribe = useCallback((listener: () => void) => store.subscribe(key, listener), [store, key])
  return useSyncExternalStore(subscribe, () => read(store))
}

export const useInputView = (address: string): InputView | undefined =>
  useStored(inputKey(address), (store) => store.input(address))

export const useComputedView = (address: string): ComputedView | undefined =>
  useStored(computedKey(address), (store) => store.computed(address))

export const useRows = (group: string): readonly string[] =>
  useStored(rowsKey(group), (store) => store.rows(group))

export const useChecks = (address: string): readonly FiredCheck[] =>
  useStored(checksKey(address), (store) => store.checks(address))

export const useIsRevealed = (): boolean => useStored(REVEAL_KEY, (store) => store.isRevealed())

export const useUnconfirmedCount = (): number => useStored(UNCONFIRMED_KEY, (store) => store.unconfirmed())
