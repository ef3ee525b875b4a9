import {
  type LibraryFacets,
  type LibraryFilter,
  type Locale,
  REGIONS,
  type Region,
  SPECIALTIES,
  type Specialty,
} from '@pandok/domain'
import { type RawBuilder, sql } from 'kysely'

/** Numbers by their size, letters as readers of the language expect them. */
const NAME_ORDERS = {
  ko: sql.id('pandok_names'),
  en: sql.id('pandok_names_en'),
  zh: sql.id('pandok_names_zh'),
  ja: sql.id('pandok_names_ja'),
  de: sql.id('pandok_names_de'),
} as const satisfies Record<Locale, RawBuilder<unknown>>

/** What is sorted by where names are in the reader's language. */
export const libraryNameOrder = (item: string, locale: Locale): RawBuilder<unknown> => sql`
  coalesce(case when l.item_id = ${sql.ref(`${item}.id`)} then
    coalesce(l.facts #>> array['names', ${locale}::text], l.facts #>> '{names,ko}') end,
    ${sql.ref(`${item}.name`)}) collate ${NAME_ORDERS[locale]}`

/** `label`: the modality of what has no entry, as its owner wrote it. */
export const fitsLibraryFilter = (filter: LibraryFilter, label: RawBuilder<unknown>): RawBuilder<unknown> => {
  const [specialty, region, modality] = [
    filter.specialty ?? null,
    filter.region ?? null,
    filter.modality ?? null,
  ]
  return sql`
  (${specialty}::text is null or l.facts ->> 'specialty' = ${specialty})
  and (${region}::text is null or l.facts -> 'regions' @> to_jsonb(${region}::text))
  and (${modality}::text is null or case when l.item_id is null then ${label} = ${modality}
    else l.facts -> 'modalities' @> to_jsonb(${modality}::text) end)`
}

export interface LibraryFacetsRow {
  specialties: string[]
  regions: string[]
  modality: string[]
}

/** Of `listed`, which has `facts` and `label`. */
export const libraryFacetColumns = (maxValues: number): RawBuilder<unknown> => sql`
  array(select distinct facts ->> 'specialty' from listed where facts is not null) as specialties,
  array(select distinct jsonb_array_elements_text(facts -> 'regions') from listed) as regions,
  array(select value from (
    select jsonb_array_elements_text(facts -> 'modalities') as value from listed
    union select label from listed where facts is null) as each
    where value <> '' order by value collate pandok_names limit ${maxValues}) as modality`

/** In the order in which they are always shown. */
export const libraryFacetsOf = ({ specialties, regions, modality }: LibraryFacetsRow): LibraryFacets => ({
  specialty: SPECIALTIES.filter((one: Specialty) => specialties.includes(one)),
  region: REGIONS.filter((one: Region) => regions.includes(one)),
  modality,
})
