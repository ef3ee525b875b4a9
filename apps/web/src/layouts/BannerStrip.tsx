import type { BannerPosition } from '@pandok/domain'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { callMethod } from '#rpc/callAction.ts'
import { queryClient } from '#rpc/queryClient.ts'
import { BannerControls } from '#shared/banner/BannerControls.tsx'
import { BannerFrame } from '#shared/banner/BannerFrame.tsx'
import { BannerImage } from '#shared/banner/BannerImage.tsx'
import { useRotation } from './useRotation.ts'

const TEN_MINUTES_MS = 600_000

/** Takes no space while there is nothing to show or loading failed. */
export function BannerStrip({ position }: { position: BannerPosition }) {
  const { data } = useQuery(
    {
      queryKey: ['common-bannerList', { position }],
      queryFn: ({ signal }) => callMethod('common-bannerList', { position }, { signal }),
      staleTime: TEN_MINUTES_MS,
    },
    queryClient,
  )
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  const banners = data?.items.filter(({ id, link }) => hostOf(link) !== null && !broken.has(id)) ?? []
  if (banners.length === 0) return null
  return <Strip banners={banners} onBroken={(id) => setBroken(new Set([...broken, id]))} />
}

interface Banner {
  id: string
  image_data: string
  link: string
}

interface StripProps {
  banners: readonly Banner[]
  onBroken: (id: string) => void
}

function Strip({ banners, onBroken }: StripProps) {
  const text = useText()
  const rotation = useRotation(banners.length)
  const [loadedId, setLoadedId] = useState<string>()
  const banner = banners[rotation.index]
  const total = banners.length
  // Counts only what is visible: the picture has loaded, and the page isn't in the background.
  useSeen(banner && loadedId === banner.id && rotation.isVisible ? banner.id : undefined)
  // Automatic changes aren't announced, manual ones are.
  const [said, say] = useState('')
  if (!banner) return null

  function step(by: 1 | -1) {
    const next = ((rotation.index + by + total) % total) + 1
    say(text('program.banner.place', { place: next, total }))
    rotation.step(by)
  }

  return (
    <section
      aria-label={text('program.banner.label')}
      className="shrink-0 border-b border-line"
      {...rotation.rest}
    >
      <BannerFrame
        controls={
          total > 1 ? (
            <BannerControls isPlaying={rotation.isPlaying} onToggle={rotation.toggle} onStep={step} />
          ) : null
        }
      >
        <a
          key={banner.id}
          href={banner.link}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => reportClick(banner.id)}
          className="min-w-0 rounded-md"
        >
          <BannerImage
            source={banner.image_data}
            alt={text('program.banner.link', { host: hostOf(banner.link) ?? '' })}
            onLoad={() => setLoadedId(banner.id)}
            onError={() => onBroken(banner.id)}
          />
        </a>
      </BannerFrame>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  )
}

function reportClick(id: string): void {
  // A failed count must not disturb the person who clicked.
  callMethod('common-bannerClick', { id }, { keepalive: true }).catch(() => {})
}

/** Only http addresses are followed, so that a banner can't run code. */
function hostOf(link: string): string | null {
  try {
    const url = new URL(link)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.host : null
  } catch {
    return null
  }
}

/** Reports each banner as seen, once while the page is open. */
function useSeen(id: string | undefined): void {
  const said = useRef(new Set<string>())
  useEffect(() => {
    if (id === undefined || said.current.has(id)) return
    said.current.add(id)
    // A failed count is ignored, as for clicks.
    callMethod('common-bannerSeen', { ids: [id] }).catch(() => {})
  }, [id])
}
