import { ArrowLeftIcon, Button, ChevronRightIcon } from '@pandok/ui'
import { use, useEffect, useRef } from 'react'
import { useText } from '#platform/text/text.ts'
import type { Guide } from './Guide.ts'
import { GuideArticle } from './GuideArticle.tsx'
import { GuideHits } from './GuideHits.tsx'
import type { GuidePlace } from './guidePlaces.ts'
import { loadGuide } from './loadGuide.ts'
import { searchGuide } from './searchGuide.ts'

interface GuideReaderProps {
  query: string
  /** The guide's place for this screen. */
  here: GuidePlace
  reading: GuidePlace | undefined
  onRead: (place: GuidePlace | undefined) => void
}

/** The guide inside a dialog: contents, search results, or a page. */
export function GuideReader({ query, here, reading, onRead }: GuideReaderProps) {
  const guide = use(loadGuide(useText().locale))
  if (reading) return <Reading guide={guide} place={reading} onRead={onRead} />
  if (query.trim() !== '') return <GuideHits hits={searchGuide(guide, query)} onRead={onRead} />
  return <Contents guide={guide} here={here} onRead={onRead} />
}

function Reading({
  guide,
  place,
  onRead,
}: Pick<GuideReaderProps, 'onRead'> & { guide: Guide; place: GuidePlace }) {
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  const chapter = guide.find(({ page }) => page === place.page)
  useEffect(() => {
    const { page: _, topic } = place
    const heading = [...(box.current?.querySelectorAll<HTMLElement>('h1, h2, h3') ?? [])].find(
      ({ id }) => id === topic,
    )
    const target = heading ?? box.current?.querySelector<HTMLElement>('h1')
    target?.focus({ preventScroll: true })
    target?.scrollIntoView?.({ block: 'start' })
  }, [place])
  if (!chapter) return null
  return (
    <div ref={box} className="grid max-w-3xl gap-4">
      <Button
        variant="quiet"
        icon={<ArrowLeftIcon />}
        className="justify-self-start"
        onClick={() => onRead(undefined)}
      >
        {text('guide.contents')}
      </Button>
      <GuideArticle guide={guide} chapter={chapter} onGo={onRead} />
    </div>
  )
}

function Contents({ guide, here, onRead }: Pick<GuideReaderProps, 'here' | 'onRead'> & { guide: Guide }) {
  const text = useText()
  const chapter = guide.find(({ page }) => page === here.page)
  const section = chapter?.sections.find(({ topic }) => topic === here.topic)
  return (
    <nav aria-label={text('guide.title')} className="grid gap-3">
      {chapter ? (
        <button
          type="button"
          onClick={() => onRead(here)}
          className="flex items-center gap-3 rounded-lg border border-line bg-accent-soft px-4 py-3 text-start hover:bg-hover"
        >
          <span className="min-w-0 flex-1">
            <span className="block text-sm text-muted">{text('guide.here')}</span>
            <span className="block font-bold">
              {section && section !== chapter.sections[0]
                ? `${chapter.title} · ${section.title}`
                : chapter.title}
            </span>
          </span>
          <ChevronRightIcon className="size-5 shrink-0 text-muted" />
        </button>
      ) : null}
      <ul className="flex flex-wrap gap-2">
        {guide.map(({ page, title }) => (
          <li key={page}>
            <Button size="sm" onClick={() => onRead({ page })}>
              {title}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
