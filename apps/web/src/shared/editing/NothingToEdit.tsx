import { Anchor, buttonClass, EmptyState } from '@pandok/ui'
import type { ReactNode } from 'react'

interface NothingToEditProps {
  icon: ReactNode
  title: string
  text: string
  /** The list of its kind. */
  back: { href: string; label: string }
  /** Further actions. */
  children?: ReactNode
}

/** Shown instead of an editor: why there is nothing to edit, and the next step. */
export const NothingToEdit = ({ icon, title, text, back, children }: NothingToEditProps) => (
  <EmptyState
    level={1}
    className="m-auto"
    icon={icon}
    title={title}
    text={text}
    action={
      <>
        <Anchor href={back.href} className={buttonClass()}>
          {back.label}
        </Anchor>
        {children}
      </>
    }
  />
)
