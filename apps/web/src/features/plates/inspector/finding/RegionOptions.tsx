import { type ExamRegion, wordsIn } from '@pandok/domain'
import { useText } from '#platform/text/text.ts'

/** The regions with their display names. */
export function useRegionItems(regions: readonly ExamRegion[]): { id: string; name: string }[] {
  const { locale } = useText()
  return regions.map(({ id, name }) => ({ id, name: wordsIn(name, locale) || id }))
}

export function RegionOptions({ regions }: { regions: readonly ExamRegion[] }) {
  return useRegionItems(regions).map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
}
