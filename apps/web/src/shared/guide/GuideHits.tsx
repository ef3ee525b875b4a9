import { useText } from '#platform/text/text.ts'
import type { GuidePlace } from './guidePlaces.ts'
import type { GuideHit } from './searchGuide.ts'

interface GuideHitsProps {
  hits: readonly GuideHit[]
  onRead: (place: GuidePlace) => void
}

export function GuideHits({ hits, onRead }: GuideHitsProps) {
  const text = useText()
  return (
    <section aria-label={text('guide.title')} className="grid gap-2">
      <p role="status" className="text-sm text-muted">
        {text('guide.found', { count: hits.length })}
      </p>
      <ul className="grid gap-1">
        {hits.map((hit) => (
          <li key={`${hit.place.page} ${hit.place.topic}`}>
            <button
              type="button"
              onClick={() => onRead(hit.place)}
              className="grid w-full gap-0.5 rounded-md px-3 py-2 text-start hover:bg-hover"
            >
              <span className="font-semibold">
                {hit.page === hit.title ? hit.title : `${hit.page} · ${hit.title}`}
              </span>
              <span className="text-sm text-muted">{hit.excerpt}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
