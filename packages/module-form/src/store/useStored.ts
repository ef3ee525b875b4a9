import type { ComputedView, FiredCheck } from '@pandok/module-engine'
import { useCallback, useSyncExternalStore } from 'react'
import { useForm } from '../FormContext.ts'
import {
  CHECKS_KEY,
  computedKey,
  type FieldState,
  type FormStore,
  inputKey,
  rowsKey,
  UNCONFIRMED_KEY,
} from './createFormStore.ts'

function useStored<T>(key: string, read: (store: FormStore) => T): T {
  const { store } = useForm()
  const subscribe = useCallback((listener: () => void) => store.subscribe(key, listener), [store, key])
  return useSyncExternalStore(subscribe, () => read(store))
}

export const useFieldState = (address: string): FieldState | undefined =>
  useStored(inputKey(address), (store) => store.field(address))

export const useComputedView = (address: string): ComputedView | undefined =>
  useStored(computedKey(address), (store) => store.computed(address))

export const useRows = (group: string): readonly string[] =>
  useStored(rowsKey(group), (store) => store.rows(group))

/** The checks that point at no field. */
export const useFormChecks = (): readonly FiredCheck[] => useStored(CHECKS_KEY, (store) => store.checks())

export const useUnconfirmedCount = (): number => useStored(UNCONFIRMED_KEY, (store) => store.unconfirmed())
