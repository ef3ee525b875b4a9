import { Anchor } from '@pandok/ui'
import type { ReactNode } from 'react'
import { type Guide, type GuideChapter, type GuideSection, placeOfLink } from './Guide.ts'
import { GuideBlocks } from './GuideBlocks.tsx'
import { type GuidePlace, guideHref } from './guidePlaces.ts'

interface GuideArticleProps {
  guide: Guide
  chapter: GuideChapter
  /** Handles links inside a dialog; without it they are ordinary links. */
  onGo?: ((place: GuidePlace) => void) | undefined
}

export function GuideArticle({ guide, chapter, onGo }: GuideArticleProps) {
  function renderLink(href: string, words: ReactNode): ReactNode {
    const place = placeOfLink(guide, chapter.page, href)
    if (!place) return words
    return (
      <Anchor
        href={guideHref(place)}
        className="font-semibold text-accent-text underline underline-offset-2"
        onClick={(event) => {
          if (!onGo) return
          event.preventDefault()
          onGo(place)
        }}
      >
        {words}
      </Anchor>
    )
  }
  return (
    <article className="grid min-w-0 gap-4 text-base leading-relaxed break-words">
      {chapter.sections.map((section) => (
        <section key={section.topic} className="grid min-w-0 gap-4">
          <Heading section={section} />
          <GuideBlocks blocks={section.blocks} renderLink={renderLink} />
        </section>
      ))}
    </article>
  )
}

/** Links on other pages lead to headings, so they have to be focusable. */
function Heading({ section: { level, topic, title } }: { section: GuideSection }) {
  const props = { id: topic, tabIndex: -1 }
  if (level === 1) {
    return (
      <h1 {...props} className="scroll-mt-20 text-2xl font-bold">
        {title}
      </h1>
    )
  }
  if (level === 2) {
    return (
      <h2 {...props} className="mt-4 scroll-mt-20 border-t border-line pt-5 text-xl font-bold">
        {title}
      </h2>
    )
  }
  return (
    <h3 {...props} className="mt-2 scroll-mt-20 text-lg font-bold">
      {title}
    </h3>
  )
}
