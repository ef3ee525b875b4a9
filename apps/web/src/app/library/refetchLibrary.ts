import {
  info,
  moduleGet,
  moduleLibraryList,
  moduleList,
  plateGet,
  plateLibraryList,
  plateList,
} from '@pandok/protocol'
import { refetchAction } from '#rpc/useActionQuery.ts'

const contracts = [info, moduleGet, moduleLibraryList, moduleList, plateGet, plateLibraryList, plateList]

/** After something was taken: a plate brings its modules along, and both show in lists and in the allowance. */
export const refetchLibrary = (): Promise<unknown> => Promise.all(contracts.map(refetchAction))
