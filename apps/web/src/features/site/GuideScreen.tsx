import { GUIDE_PAGES, type GuidePage, isGuidePage } from '@pandok/protocol/guide'
import { cx, SearchField, TextSkeleton } from '@pandok/ui'
import { Suspense, use, useEffect, useState } from 'react'
import { NavLink, useLocation, useNavigate, useParams } from 'react-router'
import { useText } from '#platform/text/text.ts'
import type { Guide } from '#shared/guide/Guide.ts'
import { GuideArticle } from '#shared/guide/GuideArticle.tsx'
import { GuideHits } from '#shared/guide/GuideHits.tsx'
import { guideHref } from '#shared/guide/guidePlaces.ts'
import { loadGuide } from '#shared/guide/loadGuide.ts'
import { searchGuide } from '#shared/guide/searchGuide.ts'

export function GuideScreen() {
  const text = useText()
  return (
    <Suspense key={text.locale} fallback={<TextSkeleton paragraphs={8} />}>
      <LoadedGuide />
    </Suspense>
  )
}

function LoadedGuide() {
  const text = useText()
  const guide = use(loadGuide(text.locale))
  const { page: asked } = useParams()
  const page = isGuidePage(asked) ? asked : GUIDE_PAGES[0]
  const chapter = guide.find((each) => each.page === page)
  const [query, setQuery] = useState('')
  const navigate = useNavigate()
  useTopicInView(page)
  return (
    <div className="grid gap-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10">
      <div className="grid content-start gap-4 lg:sticky lg:top-24 lg:self-start print:hidden">
        <SearchField
          label={text('guide.search')}
          placeholder={text('guide.search')}
          clearLabel={text('guide.search.clear')}
          value={query}
          onChange={setQuery}
        />
        <Chapters guide={guide} onChoose={() => setQuery('')} />
      </div>
      <div className="min-w-0 max-w-3xl">
        {query.trim() !== '' || !chapter ? (
          <GuideHits
            hits={searchGuide(guide, query)}
            onRead={(place) => {
              setQuery('')
              void navigate(guideHref(place))
            }}
          />
        ) : (
          <GuideArticle guide={guide} chapter={chapter} />
        )}
      </div>
    </div>
  )
}

function Chapters({ guide, onChoose }: { guide: Guide; onChoose: () => void }) {
  const text = useText()
  return (
    <nav aria-label={text('guide.title')} className="flex flex-wrap gap-1 lg:grid">
      {guide.map(({ page, title }, index) => (
        <NavLink
          key={page}
          to={index === 0 ? '/guide' : guideHref({ page })}
          end
          onClick={onChoose}
          className={({ isActive }) =>
            cx(
              'rounded-md px-3 py-2 font-semibold transition-colors hover:bg-hover max-sm:px-2.5 max-sm:py-1.5 max-sm:text-sm',
              isActive ? 'bg-accent-soft text-accent-text' : 'text-muted',
            )
          }
        >
          {title}
        </NavLink>
      ))}
    </nav>
  )
}

/** The router scrolls to the top of the page; the heading exists only once the text has loaded. */
function useTopicInView(page: GuidePage): void {
  const { hash } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same path on another page is a different place
  useEffect(() => {
    const heading = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    heading?.scrollIntoView?.({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }, [hash, page])
}
