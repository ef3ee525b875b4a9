import type { ReactNode } from 'react'

interface OutcomePageProps {
  title: string
  text: string
  /** The button for the next step, and possibly another one. */
  children: ReactNode
}

/** The last page of a task that succeeded: the result, and where to go next. */
export function OutcomePage({ title, text, children }: OutcomePageProps) {
  return (
    <div className="mx-auto w-full max-w-lg px-4 py-8 sm:py-14">
      <div className="grid justify-items-center gap-3 rounded-xl border border-line bg-raised px-5 py-10 text-center sm:px-10 sm:py-12">
        <span className="mb-2 grid size-14 place-items-center rounded-full bg-success-soft text-success-text">
          <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" className="size-7">
            <path d="m5 12.5 4.5 4.5L19 7.5" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
          </svg>
        </span>
        <h1 className="text-2xl font-bold">{title}</h1>
        <p className="text-base text-muted">{text}</p>
        <div className="mt-4 grid w-full justify-items-center gap-3">{children}</div>
      </div>
    </div>
  )
}
