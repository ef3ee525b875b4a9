import type { ComponentProps, ReactNode, RefObject } from 'react'
import { LeaveDialog } from './LeaveDialog.tsx'

interface DocumentWorkspaceProps {
  ref?: RefObject<HTMLDivElement | null>
  /** The heading for screen readers. */
  heading: ReactNode
  bar: ReactNode
  notices: ReactNode
  children: ReactNode
  /** The confirmation before unsaved work is left. */
  leave: ComponentProps<typeof LeaveDialog>
  conflict: ReactNode
  dialogs: ReactNode
}

/** The page around the editor of any kind of document. */
export const DocumentWorkspace = (props: DocumentWorkspaceProps) => (
  <div ref={props.ref} className="flex min-w-0 flex-1 flex-col gap-3">
    <h1 className="sr-only">{props.heading}</h1>
    {props.bar}
    {props.notices}
    {props.children}
    <LeaveDialog {...props.leave} />
    {props.conflict}
    {props.dialogs}
  </div>
)
