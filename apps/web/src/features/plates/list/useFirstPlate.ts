import type { Major } from '@pandok/domain'
import { type PlateItem, plateLibraryList, userInfo } from '@pandok/protocol'
import { useActionQuery } from '#rpc/useActionQuery.ts'

/** The slug of the library plate that is offered first. */
const slugFor = (major: Major): string => (major === 'pathology' ? 'gi-pathology' : 'thyroid-us')

/**
 * Null if there is none or the server doesn't answer, in which case the list is shown empty; undefined while
 * unknown.
 */
export function useFirstPlate(): PlateItem | null | undefined {
  const member = useActionQuery(userInfo, {})
  const library = useActionQuery(plateLibraryList, { pageSize: 'all' })
  if (member.error || library.error) return null
  if (!member.data || !library.data) return undefined
  const slug = slugFor(member.data.profile.major)
  const plate = library.data.items.find(({ entry }) => entry?.slug === slug)
  return plate?.library === 'free' && plate.may.copy ? plate : null
}
