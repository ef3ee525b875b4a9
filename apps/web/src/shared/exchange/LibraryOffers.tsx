import { libraryItemId } from '@pandok/domain'
import { Anchor } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { entryOf } from '#shared/library/libraryLinks.ts'

interface LibraryOffersProps {
  /** The modules, each with the passage of the text that names it. */
  offers: readonly { slug: string; text: string }[]
}

/** Modules of the library that compute what a text names. */
export function LibraryOffers({ offers }: LibraryOffersProps) {
  const text = useText()
  if (offers.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-2">
      {text('import.row.offer')}
      {offers.map((offer) => (
        <Anchor
          key={offer.slug}
          href={entryOf('module', libraryItemId('module', offer.slug))}
          target="_blank"
          className="font-semibold text-accent-text underline"
        >
          {text('import.row.offer.open', { name: offer.text })}
        </Anchor>
      ))}
    </p>
  )
}
