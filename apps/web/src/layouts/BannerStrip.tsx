import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#app/text.ts'
import { callMethod } from '#rpc/callAction.ts'
import { queryClient } from '#rpc/queryClient.ts'

interface Banner {
  id: string
  image_data: string
  link: string
}

const POSITION = 'macro'
const TEN_MINUTES_MS = 600_000

/** Takes no room while there is nothing to show, or when it can't be asked for. */
export function BannerStrip() {
  const text = useText()
  const { data } = useQuery(
    {
      queryKey: ['common-bannerList', { position: POSITION }],
      queryFn: ({ signal }) => callMethod('common-bannerList', { position: POSITION }, { signal }),
      staleTime: TEN_MINUTES_MS,
    },
    queryClient,
  )
  const banners = data?.items.filter((banner) => hostOf(banner.link) !== null) ?? []
  if (banners.length === 0) return null
  return (
    <section
      aria-label={text('program.banner.label')}
      className="flex gap-3 overflow-x-auto border-b border-line px-4 py-3 sm:px-6"
    >
      {banners.map((banner) => (
        <BannerImage key={banner.id} banner={banner} />
      ))}
    </section>
  )
}

function BannerImage({ banner }: { banner: Banner }) {
  const text = useText()
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return null
  return (
    <a
      href={banner.link}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => reportClick(banner.id)}
      className="shrink-0 rounded-md"
    >
      <img
        src={banner.image_data}
        alt={text('program.banner.link', { host: hostOf(banner.link) ?? '' })}
        className="h-16 w-auto max-w-full rounded-md object-cover"
        onError={() => setBroken(true)}
      />
    </a>
  )
}

function reportClick(id: string): void {
  // A count that fails must never be in the way of the person who clicked.
  callMethod('common-bannerClick', { id }, { keepalive: true }).catch(() => {})
}

/** Only real web addresses are followed: a banner can't run anything. */
function hostOf(link: string): string | null {
  try {
    const url = new URL(link)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.host : null
  } catch {
    return null
  }
}
