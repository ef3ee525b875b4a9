import type { Major } from '@pandok/domain'
import { type PlateItem, plateLibraryList, userInfo } from '@pandok/protocol'
import { useActionQuery } from '#rpc/useActionQuery.ts'

/** The plate of the library to begin with. */
const slugFor = (major: Major): string => (major === 'pathology' ? 'gi-pathology' : 'thyroid-us')

/** Null where there is none to be had, or nobody answers: then the list is empty as lists are. Undefined: not known yet. */
export function useFirstPlate(): PlateItem | null | undefined {
  const member = useActionQuery(userInfo, {})
  const library = useActionQuery(plateLibraryList, { pageSize: 'all' })
  if (member.error || library.error) return null
  if (!member.data || !library.data) return undefined
  const slug = slugFor(member.data.profile.major)
  const plate = library.data.items.find(({ entry }) => entry?.slug === slug)
  return plate?.library === 'free' && plate.may.copy ? plate : null
}
