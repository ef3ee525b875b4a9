import { CheckIcon } from '@pandok/ui'
import type { ReactNode } from 'react'

interface SectionTextProps {
  title: string
  text: string
  points: readonly string[]
  children?: ReactNode
}

export function SectionText({ title, text, points, children }: SectionTextProps) {
  return (
    <div className="grid content-start gap-5">
      <h2 className="text-2xl font-bold text-balance sm:text-3xl">{title}</h2>
      <p className="max-w-prose text-lg text-pretty text-muted">{text}</p>
      <ul className="grid max-w-prose gap-2.5">
        {points.map((point) => (
          <li
            key={point}
            className="flex gap-2.5 text-pretty [&>svg]:mt-1 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-accent-text"
          >
            <CheckIcon aria-hidden="true" strokeWidth={2.5} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}
