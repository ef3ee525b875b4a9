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

/** What an item of the library, or a copy that nobody has renamed, is called in the reader's language; null for everything else. */
const libraryName = (item: string, locale: Locale): RawBuilder<unknown> => sql`
  case when l.item_id = ${sql.ref(`${item}.id`)} then
    coalesce(l.facts #>> array['names', ${locale}::text], l.facts #>> '{names,ko}')
  when ${isCalledAsTaken(item)} then l.facts #>> array['names', ${locale}::text] end`

const isCalledAsTaken = (item: string): RawBuilder<unknown> =>
  sql`${sql.ref(`${item}.name`)} in (select value from jsonb_each_text(l.facts -> 'names'))`

/** As `libraryName`, and what its owner calls everything else. */
export const nameShown = (item: string, locale: Locale): RawBuilder<unknown> =>
  sql`coalesce(${libraryName(item, locale)}, ${sql.ref(`${item}.name`)})`

/** What is sorted by where names are in the reader's language. */
export const libraryNameOrder = (item: string, locale: Locale): RawBuilder<unknown> =>
  sql`${nameShown(item, locale)} collate ${NAME_ORDERS[locale]}`

/** All names of a copy that goes by the library's, in small letters: it is found by what it is called in any language. */
export const namesAsTaken = (item: string): RawBuilder<unknown> => sql`
  case when ${isCalledAsTaken(item)} then
    (select string_agg(lower(value collate pandok_names), E'\\n') from jsonb_each_text(l.facts -> 'names')) end`

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
