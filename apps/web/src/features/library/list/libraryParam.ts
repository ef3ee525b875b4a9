import { REGIONS, SPECIALTIES } from '@pandok/domain'
import { listParam } from '#shared/list/listParam.ts'
import type { ListState } from '#shared/list/listState.ts'

/** The parameters of the library's list; unknown values in an address are ignored. */
export function libraryParam(list: ListState) {
  const { specialty, region, modality } = list.filter
  const known = {
    specialty: SPECIALTIES.find((one) => one === specialty),
    region: REGIONS.find((one) => one === region),
    modality: modality || undefined,
  }
  const chosen = Object.entries(known).filter(([, value]) => value !== undefined)
  return { ...listParam(list), ...(chosen.length === 0 ? {} : { filter: Object.fromEntries(chosen) }) }
}
