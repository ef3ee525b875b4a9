import type { ComponentProps, ReactNode, RefObject } from 'react'
import { LeaveDialog } from './LeaveDialog.tsx'

interface DocumentWorkspaceProps {
  ref?: RefObject<HTMLDivElement | null>
  /** What is edited here, for whoever doesn't see the page. */
  heading: ReactNode
  bar: ReactNode
  notices: ReactNode
  /** The editor itself. */
  children: ReactNode
  /** What asks before unsaved work is left. */
  leave: ComponentProps<typeof LeaveDialog>
  conflict: ReactNode
  dialogs: ReactNode
}

/** The page of a document that is being edited, whatever its kind: its parts in their order, and what is asked over them. */
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
