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

/** The collations sort numbers by value and letters as readers of the language expect. */
const NAME_ORDERS = {
  ko: sql.id('pandok_names'),
  en: sql.id('pandok_names_en'),
  zh: sql.id('pandok_names_zh'),
  ja: sql.id('pandok_names_ja'),
  de: sql.id('pandok_names_de'),
} as const satisfies Record<Locale, RawBuilder<unknown>>

/**
 * Returns the name of a library item, or of a copy that nobody has renamed, in the reader's language; null
 * for everything else.
 */
const libraryName = (item: string, locale: Locale): RawBuilder<unknown> => sql`
  case when l.item_id = ${sql.ref(`${item}.id`)} then
    coalesce(l.facts #>> array['names', ${locale}::text], l.facts #>> '{names,ko}')
  when ${isCalledAsTaken(item)} then l.facts #>> array['names', ${locale}::text] end`

const isCalledAsTaken = (item: string): RawBuilder<unknown> =>
  sql`${sql.ref(`${item}.name`)} in (select value from jsonb_each_text(l.facts -> 'names'))`

/** Returns `libraryName`, or the owner's name for everything else. */
export const nameShown = (item: string, locale: Locale): RawBuilder<unknown> =>
  sql`coalesce(${libraryName(item, locale)}, ${sql.ref(`${item}.name`)})`

/** Returns the sort key for names in the reader's language. */
export const libraryNameOrder = (item: string, locale: Locale): RawBuilder<unknown> =>
  sql`${nameShown(item, locale)} collate ${NAME_ORDERS[locale]}`

/**
 * Returns all names of a copy that follows the library, in lower case, because it is found by its name in any
 * language.
 */
export const namesAsTaken = (item: string): RawBuilder<unknown> => sql`
  case when ${isCalledAsTaken(item)} then
    (select string_agg(lower(value collate pandok_names), E'\\n') from jsonb_each_text(l.facts -> 'names')) end`

/** `label` is the modality of an item without an entry, as its owner wrote it. */
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

/** `listed` must have `facts` and `label`. */
export const libraryFacetColumns = (maxValues: number): RawBuilder<unknown> => sql`
  array(select distinct facts ->> 'specialty' from listed where facts is not null) as specialties,
  array(select distinct jsonb_array_elements_text(facts -> 'regions') from listed) as regions,
  array(select value from (
    select jsonb_array_elements_text(facts -> 'modalities') as value from listed
    union select label from listed where facts is null) as each
    where value <> '' order by value collate pandok_names limit ${maxValues}) as modality`

/** Returns the values in the order in which they are always shown. */
export const libraryFacetsOf = ({ specialties, regions, modality }: LibraryFacetsRow): LibraryFacets => ({
  specialty: SPECIALTIES.filter((one: Specialty) => specialties.includes(one)),
  region: REGIONS.filter((one: Region) => regions.includes(one)),
  modality,
})
